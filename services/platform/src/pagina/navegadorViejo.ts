/** From which version on a browser takes all that the pages are made of; webpack builds for these very ones (tools/federation/navegadores.cjs). */
export const NAVEGADORES = { Chrome: '111', Edge: '111', Safari: '16.4', Firefox: '125' } as const;

const nombrados = Object.entries(NAVEGADORES).map(([nombre, version]) => `${nombre} ${version}`);
const ULTIMO = ` o ${nombrados.at(-1)}`;

export const FRASE = `Este navegador es demasiado antiguo para Comanda. Instale o actualice uno de estos: ${nombrados.slice(0, -1).join(', ')}${ULTIMO}, o más nuevo.`;

/**
 * What came last to the oldest of them, and something that came last to each of the others: a browser is asked what it can do, for its
 * name is whatever it says. As expressions of the oldest dialect there is.
 */
const LO_QUE_HACE_FALTA = [
  '[].toSorted',
  'window.AbortSignal&&AbortSignal.timeout',
  'window.structuredClone',
  "window.CSS&&CSS.supports('color','color-mix(in srgb,red,blue)')",
  "'inert' in HTMLElement.prototype",
  'window.Intl&&Intl.Segmenter',
  "RegExp('(?<=a)b')",
];

/**
 * Statements of the guard, which leave `viejo` behind. A browser below them would draw a page that takes taps and does nothing: there
 * the page ends before its scripts come, and says which browser to install. Nothing of it counts against the build.
 */
export const MIRAR_NAVEGADOR = `var viejo=true;
try{viejo=!(${LO_QUE_HACE_FALTA.join('&&')})}catch(e){}
if(viejo){
if(window.stop)window.stop();
var b=document.body||document.documentElement.appendChild(document.createElement('body')),p=document.createElement('p');
p.setAttribute('role','alert');
p.textContent='${FRASE}';
p.style.cssText='max-width:34em;margin:20vh auto;padding:0 24px;font:18px/1.5 sans-serif';
b.appendChild(p);
}`;
