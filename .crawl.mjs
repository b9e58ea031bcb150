import { chromium } from "playwright"; import fs from "node:fs";
const base=process.env.BASE; const port=new URL(base).port;
const w=JSON.parse(fs.readFileSync(`/tmp/attack2/s/tokens-${port}.json`)); const h=JSON.parse(fs.readFileSync(`/tmp/attack2/s/rich-${port}.json`)); const hh=JSON.parse(fs.readFileSync(`/tmp/attack2/s/hostile-${port}.json`));
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const pub=["/","/blogs","/publications","/events","/events?view=month","/photography","/team","/about","/contact","/search?q=script","/blogs/"+h.blog,"/photography/"+h.coll,"/blogs/"+hh.ev,"/blogs/"+(hh.pub??h.blog),"/blogs/"+hh.ev+"/register","/people/"+hh.person,"/login","/signup","/series/"+hh.sslug,"/"+hh.sslug];
const adm=["/admin","/manage-blogs","/manage-events","/manage-media","/manage-media/"+h.csv,"/manage-collections","/manage-people","/manage-pages","/manage-comments","/manage-settings","/manage-menu","/manage-home","/manage-addresses","/manage-trash","/manage-members","/manage-registrations?event="+hh.ev,"/door-list/"+hh.ev,"/edit-blog/"+h.blog,"/edit-blog/"+hh.ev,"/edit-photography/"+h.coll,"/edit-person/"+hh.person,"/edit-page/"+hh.series,"/profile","/create-blog"];
for (const [who,list] of [["nobody",pub],["admin",[...adm,...pub.slice(0,14)]]]) {
 const ctx=await b.newContext({viewport:{width:1280,height:900}}); 
 if(who==="admin"){ await ctx.addInitScript((t)=>{try{localStorage.token=t}catch{}},w.admin2); }
 for(const p of list){ const page=await ctx.newPage(); const seen=[]; page.on("dialog",d=>{seen.push("DIALOG "+d.message());d.dismiss()}); page.on("pageerror",e=>seen.push("pageerror "+e.message.slice(0,200))); page.on("console",m=>{if((m.type()==="error"&&!/401|403/.test(m.text()))||/Content Security/.test(m.text()))seen.push("console "+m.text().slice(0,250))}); page.on("response",r=>{if(r.status()>=400)seen.push(r.status()+" "+r.url().replace(base,"").slice(0,100))}); page.on("request",r=>{ if(!r.url().startsWith(base)&&!/^(data|blob):/.test(r.url())) seen.push("FOREIGN "+r.url().slice(0,150))}); 
  let res; try{res=await page.goto(base+p,{waitUntil:"networkidle",timeout:30000});}catch(e){seen.push("goto "+e.message.slice(0,100));}
  const bad=await page.evaluate(()=>[...document.querySelectorAll("*")].flatMap(e=>[...e.attributes].filter(a=>/^on/.test(a.name)||/^\s*javascript:/i.test(a.value)).map(a=>e.tagName+" "+a.name+"="+a.value.slice(0,60)))).catch(()=>[]);
  const wide=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth).catch(()=>0);
  console.log(who,res?.status(),p,[...new Set([...seen,...bad])].join(" | "), wide>0?"WIDE "+wide:""); await page.close(); }
 await ctx.close();
}
await b.close();
