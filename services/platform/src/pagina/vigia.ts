import { telemetriaCalls } from '@comanda/shared/contracts/plataforma/telemetria';

import { COOKIE_SHELL_ROTO } from '../arranque/elegirBuilds';
import { integridadDe } from '../archivos/huella';

import { MIRAR_NAVEGADOR } from './navegadorViejo';

const ESPERA_MS = 15_000;
/** What was thrown at the start may have stopped nothing. */
const TRAS_LANZAR_MS = 500;
const OLVIDO_S = 600;

/** What the guard reads from its own element. */
export type ShellVigilado = { shell: string; conAnterior: boolean };

/**
 * The guard: the one script that stands in the page itself, for it must run where no file does. A browser that is too old is told
 * so. When the shell's files are
 * refused, throw, or have drawn nothing after a while, it reports that, takes the shell before (once: the cookie tells the
 * platform, and without cookies nothing is tried), and else says that Comanda could not be opened.
 */
const CONTENIDO = `(function(){
${MIRAR_NAVEGADOR}
if(viejo)return;
var yo=document.currentScript.dataset,hecho=false;
function abierta(){var r=document.getElementById('raiz');return !!r&&r.childElementCount>0}
function decir(){
var e=document.getElementById('esqueleto');
if(!e)return document.addEventListener('DOMContentLoaded',decir,{once:true});
var s=e.querySelector('span'),b=document.createElement('button');
e.setAttribute('role','alert');
if(s)s.textContent='No se pudo abrir Comanda';
b.type='button';b.textContent='Reintentar';b.onclick=function(){location.reload()};
(e.querySelector('p')||e).appendChild(b);
}
function fallo(fase){
if(hecho)return;hecho=true;
navigator.sendBeacon('${telemetriaCalls.informar.path}',new Blob([JSON.stringify({eventos:[{area:'shell',build:yo.shell,fase:fase,ms:0}]})],{type:'application/json'}));
if(yo.anterior){
var c='${COOKIE_SHELL_ROTO}='+yo.shell;
document.cookie=c+'; path=/; max-age=${OLVIDO_S}; samesite=strict';
if(document.cookie.split('; ').indexOf(c)>=0)return location.reload();
}
decir();
}
window.comandaFallo=fallo;
function deShell(u){return typeof u==='string'&&u.indexOf('/areas/shell/')>=0}
addEventListener('error',function(e){
if(abierta())return;
if(e.target&&e.target.tagName==='SCRIPT'){if(deShell(e.target.src))fallo('entrada')}
else if(deShell(e.filename))setTimeout(function(){if(!abierta())fallo('evaluacion')},${TRAS_LANZAR_MS});
},true);
setTimeout(function(){if(!abierta())fallo('pintado')},${ESPERA_MS});
})();`.replaceAll('\n', '');

export const vigia = { contenido: CONTENIDO, integridad: integridadDe(CONTENIDO) };
