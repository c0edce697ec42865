import type { Language } from '#core/domain/language.ts';

/**
 * The only inline script. It (1) sends a visitor whose language is known to the browser but not to the server to the right address before
 * anything paints, (2) remembers clicks and submits on parts whose code has not come yet, (3) starts the scripts after load and the first
 * paint, whichever is later, so that text and picture have line and processor to themselves, or at the first touch or key, or after 4 s.
 */
export function startScript(scripts: readonly string[], language: Language): string {
  return `(function(d,w){
try{var l=localStorage.getItem("language");if(/^(en|es|pt)$/.test(l)&&l!=="${language}"&&!/[?&]lang=/.test(location.search)&&!/(^|; )lang=/.test(d.cookie)){var u=new URL(location.href);u.searchParams.set("lang",l);location.replace(u.href)}}catch(e){}
w.missedActions=[];
function asleep(t){return t&&t.closest&&t.closest("[data-island]:not([data-awake=yes])")}
d.addEventListener("submit",function(e){var i=asleep(e.target);if(i){e.preventDefault();w.missedActions.push({type:"submit",target:e.target});i.dispatchEvent(new Event("wake"));go()}},true);
d.addEventListener("click",function(e){var i=asleep(e.target),b=i&&e.target.closest("button[type=button]");if(b){w.missedActions.push({type:"click",target:b});i.dispatchEvent(new Event("wake"));go()}},true);
var f=${JSON.stringify(scripts)},s;
function go(){if(s||!f.length)return;s=1;f.slice(1).forEach(function(h){var p=d.createElement("link");p.rel="modulepreload";p.href=h;d.head.appendChild(p)});var m=d.createElement("script");m.type="module";m.src=f[0];d.head.appendChild(m)}
var o=0;
function part(){if(++o==2)setTimeout(go)}
w.addEventListener("load",part);
try{new PerformanceObserver(function(l,p){if(l.getEntriesByName("first-contentful-paint").length){p.disconnect();part()}}).observe({type:"paint",buffered:true})}catch(e){part()}
["pointerdown","keydown"].forEach(function(t){w.addEventListener(t,go,{once:true,passive:true})});
setTimeout(go,4000);
})(document,window)`;
}
