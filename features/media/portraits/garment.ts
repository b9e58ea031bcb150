import { mix } from "../drawings/palette.ts";
import type { Sitter } from "./sitter.ts";

/** Shoulders, neck and what the sitter wears. */
export function garment(sitter: Sitter): string {
  const { random, feminine } = sitter;
  const wear = random.pick(
    feminine
      ? [blazer, roundNeck, shawl, cardigan, rollNeck]
      : [blazer, mandarin, cardigan, rollNeck, openShirt],
  );
  return wear(sitter);
}

function shoulders({ cloth, ink, turn, feminine }: Sitter): string {
  const wide = feminine ? 318 : 356;
  const light = Math.sign(turn);
  const shape = `M${500 - wide} 1020Q${500 - wide - 6} 800 ${500 - wide + 96} 742Q418 700 426 640H574Q582 700 ${500 + wide - 96} 742Q${500 + wide + 6} 800 ${500 + wide} 1020z`;
  return (
    `<path fill="${cloth}" d="${shape}"/><clipPath id="body"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#body)"><path fill="${ink}" opacity=".22" d="M${500 - light * 80} 640Q${500 - light * 170} 820 ${500 - light * 120} 1020H${500 - light * 480}V640z"/>` +
    `<path fill="url(#screen)" opacity=".24" d="M${500 - light * 180} 640Q${500 - light * 290} 820 ${500 - light * 240} 1020H${500 - light * 480}V640z"/></g>`
  );
}

function neck({ skin, skinShade, half, turn, feminine }: Sitter, depth = 700): string {
  const wide = half * (feminine ? 0.56 : 0.68);
  const light = Math.sign(turn);
  const throat = `M${500 - wide} 500V640Q${500 - wide - 20} ${depth - 20} 500 ${depth}Q${500 + wide + 20} ${depth - 20} ${500 + wide} 640V500z`;
  return (
    `<path fill="${skin}" d="${throat}"/>` +
    `<path fill="${skinShade}" d="M${500 - wide} 500H${500 + wide}V${light < 0 ? 668 : 604}Q500 680 ${500 - wide} ${light > 0 ? 668 : 604}z"/>`
  );
}

function blazer(sitter: Sitter): string {
  const { cloth, second, ink, random } = sitter;
  const dark = mix(cloth, ink, 0.4);
  const shirt = second === cloth ? "#f2efe7" : mix("#f7f2e6", second, 0.1);
  const tie = random.chance(0.25)
    ? `<path fill="${mix(second, "#a53c20", 0.5)}" d="M484 742h32l8 30l-12 22l24 230h-72l24-230l-12-22z"/>`
    : "";
  return [
    shoulders(sitter),
    `<path fill="${shirt}" d="M404 690L500 1020L596 690Q500 760 404 690z"/>`,
    neck(sitter, 742),
    tie,
    `<path fill="${mix(shirt, "#ffffff", 0.4)}" stroke="${mix(shirt, ink, 0.35)}" stroke-width="4" d="M428 640L392 700L452 790L500 736zM572 640L608 700L548 790L500 736z"/>`,
    `<path fill="${dark}" d="M396 694L300 790L376 838L350 872L494 1020L500 1000L420 800zM604 694L700 790L624 838L650 872L506 1020L500 1000L580 800z"/>`,
  ].join("");
}

function openShirt(sitter: Sitter): string {
  const { cloth, ink } = sitter;
  const edge = mix(cloth, ink, 0.34);
  return [
    shoulders(sitter),
    neck(sitter, 790),
    `<path fill="${mix(cloth, "#ffffff", 0.14)}" stroke="${edge}" stroke-width="5" d="M430 636L372 704L440 812L500 800zM570 636L628 704L560 812L500 800z"/>`,
    `<path fill="none" stroke="${edge}" stroke-width="6" d="M500 800V1020"/><g fill="${edge}"><circle cx="516" cy="856" r="8"/><circle cx="516" cy="938" r="8"/></g>`,
  ].join("");
}

function mandarin(sitter: Sitter): string {
  const { cloth, ink, second } = sitter;
  const edge = mix(cloth, ink, 0.4);
  return [
    shoulders(sitter),
    neck(sitter, 700),
    `<path fill="${mix(cloth, "#ffffff", 0.1)}" stroke="${edge}" stroke-width="5" d="M424 640Q412 690 426 716Q470 752 500 752Q530 752 574 716Q588 690 576 640Q566 690 500 716Q434 690 424 640z"/>`,
    `<path fill="none" stroke="${edge}" stroke-width="5" d="M476 752V960M524 752V960Q500 976 476 960"/>`,
    `<g fill="${second}"><circle cx="500" cy="784" r="9"/><circle cx="500" cy="846" r="9"/><circle cx="500" cy="908" r="9"/></g>`,
  ].join("");
}

function cardigan(sitter: Sitter): string {
  const { cloth, ink, second } = sitter;
  const under = mix(second, "#f7f2e6", 0.55);
  const edge = mix(cloth, ink, 0.34);
  return [
    shoulders(sitter),
    `<path fill="${under}" d="M396 700L474 1020H526L604 700z"/>`,
    neck(sitter, 744),
    `<path fill="${mix(under, "#ffffff", 0.3)}" stroke="${mix(under, ink, 0.35)}" stroke-width="4" d="M430 640L398 700L450 776L500 738zM570 640L602 700L550 776L500 738z"/>`,
    `<path fill="none" stroke="${edge}" stroke-width="22" d="M394 704L472 1020M606 704L528 1020"/>`,
    `<g fill="${mix(cloth, "#fff3d8", 0.5)}"><circle cx="447" cy="920" r="9"/><circle cx="464" cy="988" r="9"/></g>`,
  ].join("");
}

function rollNeck(sitter: Sitter): string {
  const { cloth, ink } = sitter;
  const edge = mix(cloth, ink, 0.36);
  return [
    neck(sitter, 690),
    shoulders(sitter),
    `<path fill="${mix(cloth, "#ffffff", 0.07)}" d="M426 584Q500 632 574 584Q586 660 590 706Q500 766 410 706Q414 660 426 584z"/>`,
    `<path fill="none" stroke="${edge}" stroke-width="5" opacity=".75" d="M410 706Q500 766 590 706M446 612l-6 104M472 622l-3 112M500 626v112M528 622l3 112M554 612l6 104"/>`,
  ].join("");
}

function roundNeck(sitter: Sitter): string {
  const { cloth, ink, second, random } = sitter;
  const beads = random.chance(0.7)
    ? Array.from({ length: 15 }, (_, bead) => {
        const angle = Math.PI * (0.06 + (bead / 14) * 0.88);
        return `<circle cx="${Math.round(500 + Math.cos(angle) * 128)}" cy="${Math.round(704 + Math.sin(angle) * 104)}" r="${bead % 2 ? 11 : 15}"/>`;
      }).join("")
    : "";
  return [
    shoulders(sitter),
    `<path fill="${sitter.skin}" d="M404 690Q420 830 500 830T596 690L570 640H430z"/>`,
    neck(sitter, 720),
    `<path fill="none" stroke="${mix(cloth, ink, 0.35)}" stroke-width="13" d="M398 698Q420 838 500 838T602 698"/>`,
    `<g fill="${mix(second, "#e5bb68", 0.4)}" stroke="${mix(second, ink, 0.4)}" stroke-width="3">${beads}</g>`,
  ].join("");
}

/** A cloth laid over one shoulder, with a border. */
function shawl(sitter: Sitter): string {
  const { cloth, ink, second, turn } = sitter;
  const side = Math.sign(turn);
  const x = (units: number) => 500 + side * units;
  const drape = `M${x(66)} 640Q${x(190)} 706 ${x(250)} 744Q${x(360)} 800 ${x(350)} 1020H${x(-190)}Q${x(-40)} 880 ${x(66)} 640z`;
  return [
    shoulders(sitter),
    `<path fill="${sitter.skin}" d="M410 686Q430 800 500 800T590 686L570 640H430z"/>`,
    neck(sitter, 716),
    `<path fill="none" stroke="${mix(cloth, ink, 0.35)}" stroke-width="11" d="M404 694Q426 808 500 808T596 694"/>`,
    `<path fill="${second}" d="${drape}"/>`,
    `<path fill="none" stroke="${mix(second, ink, 0.34)}" stroke-width="6" opacity=".8" d="M${x(110)} 690Q${x(60)} 880 ${x(-80)} 1020M${x(170)} 720Q${x(130)} 890 ${x(30)} 1020M${x(238)} 760Q${x(210)} 900 ${x(150)} 1020"/>`,
    `<path fill="none" stroke="${mix(cloth, "#e5bb68", 0.55)}" stroke-width="17" d="M${x(62)} 650Q${x(-36)} 880 ${x(-176)} 1016"/>`,
  ].join("");
}
