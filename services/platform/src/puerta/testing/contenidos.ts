import { comoTrozo } from './comoTrozo';

/** A build that no gate refuses, since nothing in its text says what it does: what stops it on the page, and the test that shows it. */
export type Contenido = {
  /** As a chunk of its screen has it. */
  codigo: string;
  /** How it is stopped. */
  detiene: string;
  /** From the root of the repository, and a title in it or a part of one. */
  archivo: string;
  titulo: string;
};

const CONTENCION = 'e2e/equipo/contencion.spec.ts';
const ULTIMO_BUENO = 'e2e/marco/ultimo-bueno.spec.ts';
const OYENTES = 'shell/src/contencion/oyentes.test.tsx';
const SOBRANTES = 'shell/src/contencion/sobrantes.test.tsx';

/** Names that are put together where it runs. */
const UNIR = 'const unir = (...partes) => partes.join("");';

export const CONTENIDOS: Record<string, Contenido> = {
  'a storage that is emptied by names put together': {
    codigo: `${UNIR} window[unir("local", "Storage")][unir("cle", "ar")]();`,
    detiene: 'the page has closed clear()',
    archivo: CONTENCION,
    titulo: 'what this browser keeps is not emptied',
  },
  'a database that is deleted by names put together': {
    codigo: `${UNIR} window[unir("indexed", "DB")][unir("delete", "Database")]("comanda.sinLinea");`,
    detiene: 'the page has closed deleteDatabase()',
    archivo: CONTENCION,
    titulo: 'what this browser keeps is not emptied',
  },
  'a method of all lists that is replaced by names put together': {
    codigo: `${UNIR} Array[unir("proto", "type")][unir("m", "ap")] = () => [];`,
    detiene: 'what the language gives is frozen',
    archivo: CONTENCION,
    titulo: 'what the language gives is not replaced',
  },
  'calls that are replaced by names put together': {
    codigo:
      'const f = String.fromCharCode(102, 101, 116) + "ch"; window[f] = () => Promise.reject(new Error("no"));',
    detiene: 'what the browser gives is closed',
    archivo: CONTENCION,
    titulo: 'calls leave the page as they did',
  },
  'a key that it listens to and does not let go of': {
    codigo: 'window.addEventListener("keydown", (e) => e.stopImmediatePropagation(), true);',
    detiene: 'it rests while none of its screens is shown',
    archivo: CONTENCION,
    titulo: 'a key that an area listens to and does not let go of is not taken from the till',
  },
  'an interval that it leaves behind': {
    codigo: 'setInterval(() => fetch("/v1/listar_caja", { method: "POST" }), 1000);',
    detiene: 'it rests while none of its screens is shown',
    archivo: OYENTES,
    titulo: 'rests while none of its screens is shown',
  },
  'a node that it leaves beside the frame': {
    codigo: 'document.body.append(document.createElement("dialog"));',
    detiene: 'it is taken away as the area is left',
    archivo: SOBRANTES,
    titulo: 'is taken back: nodes that its code put beside the frame, and none of the shell',
  },
  'a class of the page': {
    codigo: 'document.documentElement.classList.add("oscuro");',
    detiene: 'it is put back as the area is left',
    archivo: SOBRANTES,
    titulo: 'is taken back: classes, styles and other attributes of what holds the page',
  },
  'a style of the body that is set by a call': {
    codigo: 'document.body.style.setProperty("overflow", "hidden");',
    detiene: 'it is put back as the area is left',
    archivo: SOBRANTES,
    titulo: 'is taken back: classes, styles and other attributes of what holds the page',
  },
  'a handler of the page by names put together': {
    codigo: `${UNIR} window[unir("onkey", "down")] = () => false;`,
    detiene: 'it is put back as the area is left',
    archivo: SOBRANTES,
    titulo: 'is taken back: handlers of the page itself',
  },
  'a sheet that is made where it runs by names put together': {
    codigo: `${UNIR} const h = new window[unir("CSSStyle", "Sheet")](); h[unir("replace", "Sync")](unir("but", "ton{", "color:red}"));`,
    detiene: 'it is put aside as the area is left',
    archivo: CONTENCION,
    titulo: 'the page looks as it did once the area is left, and lets go',
  },
  'a question as the page is left': {
    codigo: 'window.addEventListener("beforeunload", (e) => e.preventDefault());',
    detiene: 'it rests while none of its screens is shown',
    archivo: CONTENCION,
    titulo: 'the page looks as it did once the area is left, and lets go',
  },
  'code that throws as it is evaluated': {
    codigo: 'if (Date.now() > 0) throw new Error("roto");',
    detiene: 'the build before is used',
    archivo: ULTIMO_BUENO,
    titulo: 'a build that throws as it is evaluated',
  },
  'a screen that throws as it is mounted': {
    codigo: 'require(2).useEffect(() => { throw new Error("roto"); });',
    detiene: 'the build before is used',
    archivo: ULTIMO_BUENO,
    titulo: 'a screen that throws as it is mounted',
  },
  'a reply that its code reads otherwise than its area.json says': {
    codigo: 'exports.listar = require(2).extend({ falta: require(3).string() });',
    detiene: 'the build before is used',
    archivo: ULTIMO_BUENO,
    titulo: 'a schema that asks for a field the server does not give',
  },
  'a screen that throws where somebody presses': {
    codigo: 'window.addEventListener("click", () => { throw new Error("roto"); });',
    detiene: 'the build before is offered',
    archivo: ULTIMO_BUENO,
    titulo: 'is told and offers the one before, and what was half typed stays',
  },
};

export const trozoDe = ({ codigo }: Contenido): string => comoTrozo(codigo);
