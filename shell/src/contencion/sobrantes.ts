import { poner } from './oyentes';
import { quienLlama } from './quienLlama';

/** The shell's own, which change while areas come and go. */
export const DEL_MARCO: ReadonlySet<string> = new Set([
  'data-tema',
  'data-mano',
  'data-guardada',
  'lang',
]);
const RETIENEN = ['appendChild', 'append', 'prepend', 'insertBefore'] as const;

/** What areas leave at the page itself: nodes beside the frame, attributes of what holds it, and handlers of the page. */
export function vigilarSobrantes(): { recoger: (area: string) => void } {
  const nodos = new Map<string, Set<Node>>();
  const sosten = [document.documentElement, document.body, document.getElementById('raiz')];
  const como = sosten.flatMap((uno) => (uno ? [{ uno, antes: atributosDe(uno) }] : []));
  const manejan = [window, document, document.body].map((uno) => ({
    uno,
    antes: manejadores(uno),
  }));
  for (const de of [document.head, document.body, document.documentElement])
    for (const que of RETIENEN) anotar(de, que, nodos);

  return {
    recoger(area) {
      for (const nodo of nodos.get(area) ?? []) nodo.parentNode?.removeChild(nodo);
      nodos.delete(area);
      for (const { uno, antes } of como) reponerAtributos(uno, antes);
      for (const { uno, antes } of manejan)
        for (const [que, cual] of manejadores(uno))
          if (cual !== antes.get(que)) Reflect.set(uno, que, antes.get(que) ?? null);
    },
  };
}

/** A script stays where it was put: it is how the files of a build come. */
function anotar(de: Element, que: (typeof RETIENEN)[number], nodos: Map<string, Set<Node>>): void {
  const suyo: unknown = Reflect.get(de, que);
  if (typeof suyo !== 'function') return;
  poner(de, que, (...con: unknown[]) => {
    const area = quienLlama(new Error());
    const suyos = con.filter((uno) => uno instanceof Node && !(uno instanceof HTMLScriptElement));
    if (area !== null) nodos.set(area, new Set([...(nodos.get(area) ?? []), ...(suyos as Node[])]));
    return Reflect.apply(suyo, de, con) as unknown;
  });
}

const atributosDe = (uno: Element) =>
  new Map([...uno.attributes].map(({ name, value }) => [name, value]));

function reponerAtributos(uno: Element, antes: ReadonlyMap<string, string>): void {
  for (const nombre of new Set([...atributosDe(uno).keys(), ...antes.keys()])) {
    const valor = antes.get(nombre);
    if (DEL_MARCO.has(nombre) || uno.getAttribute(nombre) === (valor ?? null)) continue;
    if (valor === undefined) uno.removeAttribute(nombre);
    else uno.setAttribute(nombre, valor);
  }
}

/** `onkeydown` and the like. */
function manejadores(uno: object): Map<string, unknown> {
  const nombres: string[] = [];
  for (const nombre in uno) if (nombre.startsWith('on')) nombres.push(nombre);
  return new Map(nombres.map((nombre) => [nombre, Reflect.get(uno, nombre) as unknown]));
}
