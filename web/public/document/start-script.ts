import { languagePattern, type Language } from '#core/domain/language.ts';
import { ownStorageKeys, storageKeys } from '#core/domain/options.ts';
import { referralCodePattern } from '#core/domain/referral.ts';

/**
 * The only inline script. It (1) remembers at once the language and the referral code that the
 * address names, so that who leaves before the scripts come forgets neither, (2) sends a visitor
 * whose language is known to the browser but not to the server to the right address before anything
 * paints, and reloads a page that the browser kept alive while another language was chosen, (3)
 * remembers clicks and submits on parts whose code has not come yet, (4) tells the server of a page
 * that is left before its scripts have come, (5) starts the scripts after load and the first paint,
 * whichever is later, so that text and picture have line and processor to themselves, or at the
 * first touch or key, or after 4 s.
 */
export function startScript(scripts: readonly string[], language: Language): string {
  return `(function(d,w){
function read(t){var m=${languagePattern}.exec((t||"").trim());return m?m[1].toLowerCase():""}
var q=new URLSearchParams(location.search),named=read(q.get("lang")),code=(q.get("ref")||"").trim();
if(!${referralCodePattern}.test(code))code="";
function other(){var l=named?"":read(localStorage.getItem("${storageKeys.language}"));return l==="${language}"?"":l}
try{var s=localStorage,t;
if(code){s.setItem("${storageKeys.referralCode}",code);try{t=JSON.parse(s.getItem("${ownStorageKeys.referralTouches}"))}catch(e){}
if(!Array.isArray(t))t=[];if(!t.length||!t[t.length-1]||t[t.length-1].code!==code)s.setItem("${ownStorageKeys.referralTouches}",JSON.stringify(t.concat({code:code,at:new Date().toISOString()}).slice(0,20)))}
if(named==="${language}")s.setItem("${storageKeys.language}",named);
var l=other();if(l&&!/(^|; )lang=/.test(d.cookie)){w.isViewTold=true;var u=new URL(location.href);u.searchParams.set("lang",l);location.replace(u.href)}}catch(e){}
w.addEventListener("pageshow",function(e){try{if(e.persisted&&other())location.reload()}catch(e){}});
w.addEventListener("pagehide",function(){try{if(w.isViewTold)return;var k="${ownStorageKeys.sessionId}",v=sessionStorage,i=v.getItem(k)||crypto.randomUUID();v.setItem(k,i);
navigator.sendBeacon("/api/track-interaction",new Blob([JSON.stringify({sessionId:i,page:location.pathname.slice(0,200),action:"page_view",data:{language:d.documentElement.lang,referralCode:code||localStorage.getItem("${storageKeys.referralCode}")}})],{type:"application/json"}))}catch(e){}});
w.missedActions=[];
function asleep(t){return t&&t.closest&&t.closest("[data-island]:not([data-awake=yes])")}
d.addEventListener("submit",function(e){var i=asleep(e.target);if(i){e.preventDefault();w.missedActions.push({type:"submit",target:e.target});i.dispatchEvent(new Event("wake"));go()}},true);
d.addEventListener("click",function(e){var i=asleep(e.target),b=i&&e.target.closest("button[type=button]");if(b){w.missedActions.push({type:"click",target:b});i.dispatchEvent(new Event("wake"));go()}},true);
var f=${JSON.stringify(scripts)},g;
function go(){if(g||!f.length)return;g=1;f.slice(1).forEach(function(h){var p=d.createElement("link");p.rel="modulepreload";p.href=h;d.head.appendChild(p)});var m=d.createElement("script");m.type="module";m.src=f[0];d.head.appendChild(m)}
var o=0;
function part(){if(++o==2)setTimeout(go)}
w.addEventListener("load",part);
try{new PerformanceObserver(function(l,p){if(l.getEntriesByName("first-contentful-paint").length){p.disconnect();part()}}).observe({type:"paint",buffered:true})}catch(e){part()}
["pointerdown","keydown"].forEach(function(t){w.addEventListener(t,go,{once:true,passive:true})});
setTimeout(go,4000);
})(document,window)`;
}
