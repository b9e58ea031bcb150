import type { SampleBlog } from "../types.ts";

/** Translations of articles of the sample. */
export const translations: SampleBlog[] = [
  {
    key: "tranvia-de-las-cuatro-y-media",
    language: "es",
    translationOf: "half-past-four-tram",
    title: "El tranvía de las cuatro y media",
    author: "tomasz-weerakoon",
    section: "programmes",
    subcategory: "Sustainable Transportation",
    publishedDaysAgo: 139,
    tags: ["trams", "night work", "line 7", "campaign"],
    cover: {
      file: "leaving-the-depot.webp",
      alt: "Un tranvía iluminado sale de las cocheras de noche, con el faro encendido.",
      caption: "El vehículo de servicio de la línea 7 sale de Okoro Yard. De momento transporta arena.",
    },
    content: `
      <p>Cada mañana, a las 4:32, un tranvía sale de las cocheras de Okoro Yard y recorre entera la línea 7 hasta Brickfields. Va iluminado, con calefacción y con conductor. Lleva once sacos de arena para los raíles de la curva de Quarry Hill, y no para.</p>
      <p>Junto a la vía, en la misma dirección, camina gente. La hemos contado cinco mañanas, entre las cuatro y las cinco y media: 1130 personas de media, por una calle que en casi todo su recorrido no tiene acera. Cargan hornos, embalan pescado, limpian los dos hospitales, cocinan para las obras. El primer tranvía que puede llevarlas sale a las 5:25. Sus turnos empiezan a las cinco.</p>
      <p>En 2016 todavía había un servicio nocturno en la línea 7, uno por hora. Se suprimió por un estudio de la venta de billetes que se hizo durante una huelga.</p>

      <h2>Qué hace el programa</h2>
      <p>Nos hemos propuesto una sola cosa: que el tranvía de las 4:32 abra las puertas. En torno a esta pequeña exigencia se reúne un grupo, el segundo domingo de cada mes, en la biblioteca obrera: conductores, trabajadores de los hornos, dos enfermeras, un panadero y un señalero jubilado que trae dibujos.</p>
      <h3>Contar</h3>
      <p>Además de contar a quienes caminan, hemos medido el camino. Son 5,8 kilómetros desde Sitara hasta la primera puerta de los hornos, 68 minutos. En la temporada de calor es la hora más fresca del día y nadie se queja. Con las lluvias, el borde de la vía en Quarry Hill queda bajo el agua y caminan por los raíles. El vehículo de la arena toca la campana.</p>
      <h3>Calcular</h3>
      <p>Como el vehículo circula de todos modos, llevar pasajeros cuesta lo que cuestan una segunda persona a bordo y once paradas: 97 000 florines al año según nuestro cálculo, 1,4 millones según el de la Junta. Nos sentamos tres veces con su personal y vimos que el suyo incluía un tranvía nuevo. Ha bajado a 160 000. El nuestro ha subido a 121 000, porque habíamos olvidado la iluminación de dos paradas.</p>
      <h3>Hablar</h3>
      <p>Quienes caminan no pueden ir a las audiencias, que son a las diez de la mañana. Así que el grupo pidió a la Junta que viniera. Vino una de sus miembros. Caminó de Sitara a Brickfields, con buenos zapatos, y en la curva de Quarry Hill se apartó como todos los demás para dejar pasar el tranvía.</p>
      <blockquote><p>No es que no pare. Hay muchas cosas que no paran para nosotros. Es que dentro hace calor y se ven los asientos.</p></blockquote>

      <h2>En qué punto está</h2>
      <p>La Junta ha aceptado una prueba de noventa días, «sujeta a los vehículos, al personal y a la terminación de las obras». Ninguna de las tres cosas tiene fecha. Mientras tanto, el grupo publica cada mes una tarjeta con el formato del horario oficial. La primera línea dice: <strong>4:32, solo arena</strong>.</p>
    `,
  },
];
