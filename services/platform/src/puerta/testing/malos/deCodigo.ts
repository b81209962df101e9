import { conPantalla, type Malo } from './malo';

const hoja = (css: string) => `new CSSStyleSheet().replaceSync(${JSON.stringify(css)});`;

/** Those whose code no page would run, or whose styles are for everybody. */
export const MALOS_DE_CODIGO: Record<string, Malo> = {
  'CSS for everybody': {
    regla: 'estilo-global',
    motivo: 'da estilo a button',
    romper: conPantalla(hoja('@media print { button { color: red } }')),
  },
  "CSS of another area's classes": {
    regla: 'estilo-global',
    motivo: 'da estilo a .ventas-tecla',
    romper: conPantalla(hoja('.ventas-tecla { color: red }')),
  },
  'CSS that hides behind a class of its own': {
    regla: 'estilo-global',
    motivo: 'da estilo a body:not(.caja-x)',
    romper: conPantalla(hoja('.caja-a, body:not(.caja-x) { display: none }')),
  },
  'CSS made at run time': {
    regla: 'estilo-ilegible',
    motivo: 'arma estilos',
    romper: conPantalla('new CSSStyleSheet().replaceSync(a+b);'),
  },
  'a copy of React': {
    regla: 'biblioteca-incluida',
    motivo: 'trae una copia de react',
    romper: conPantalla('Symbol.for("react.transitional.element");'),
  },
  eval: {
    regla: 'codigo-de-texto',
    motivo: 'hace código de un texto: eval(',
    romper: conPantalla('const r=eval("1+1");'),
  },
  'eval by another name': {
    regla: 'codigo-de-texto',
    motivo: '(0,eval)',
    romper: conPantalla('(0,eval)("1+1");'),
  },
  'a function made of text': {
    regla: 'codigo-de-texto',
    motivo: 'new Function',
    romper: conPantalla('new Function("return 1")();'),
  },
  'HTML made of text': {
    regla: 'html-crudo',
    motivo: '.innerHTML=',
    romper: conPantalla('a.innerHTML=b;'),
  },
  'a page written over': {
    regla: 'html-crudo',
    motivo: 'document.write',
    romper: conPantalla('document.write(b);'),
  },
  'an inline style without the nonce': {
    regla: 'estilo-sin-nonce',
    motivo: 'createElement("style"',
    romper: conPantalla('document.createElement("style");'),
  },
  'a skeleton with a script': {
    area: 'shell',
    regla: 'esqueleto',
    motivo: 'trae <script',
    contexto: { area: 'shell' },
    despues: (archivos) =>
      archivos.set('esqueleto.html', Buffer.from('<p>Abriendo</p><script>1</script>')),
  },
  'a sheet in a file that styles the page': {
    regla: 'estilo-global',
    motivo: 'caja.css da estilo a body',
    romper: ({ js }) => (js['caja.css'] = '.caja-x{top:0}body{overflow:hidden}'),
  },
  'the variables of all': {
    regla: 'estilo-global',
    motivo: 'da estilo a :root',
    romper: conPantalla(hoja(':root { --color-marca: #f00 }')),
  },
  'a sheet of another address': {
    regla: 'estilo-global',
    motivo: 'da estilo a @import',
    romper: conPantalla(hoja('@import url(https://fuentes.ec/a.css); .caja-x { top: 0 }')),
  },
  'frames of a movement that others have by that name': {
    regla: 'estilo-global',
    motivo: 'da estilo a @keyframes girar',
    romper: conPantalla(hoja('@keyframes girar { to { rotate: 1turn } }')),
  },
};
