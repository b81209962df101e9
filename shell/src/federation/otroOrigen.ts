import { permitidos, type EnOtroOrigen } from './buildsPermitidos';
import { anotarEvento } from './telemetria';

/** So long a script of another origin may take before the product is asked for it. */
const LIMITE_MS = 3_000;

/** Origins that failed in this page, which asks them for nothing more. */
const caidos = new Set<string>();
/** What is on its way from another origin, by its address at the product. */
const enCurso = new Map<string, Promise<boolean>>();
/** What a script is called that stands at another origin: a build reads from it where the rest of its files are. */
const nombres = new WeakMap<HTMLScriptElement, string>();

/** Whether something under `base` is awaited from another origin, for a limited time. */
export const seEsperaDeOtroOrigen = (base: string): boolean =>
  [...enCurso.keys()].some((url) => url.includes(base));

/**
 * From now on a script of a build whose area has another origin is asked for there first, with its hash; what does not come from
 * there in time, or is something else, comes from the product. Whoever loads a script (federation, or webpack within a build of any
 * date) sets its address and waits for it: what happens between is unknown to them, and they call the file as the product does.
 */
export function tomarDeOtroOrigen(): void {
  const suya = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  if (!suya?.get || !suya.set) throw new Error('otroOrigen: scripts have no address here');
  const poner = (script: HTMLScriptElement, url: unknown) => suya.set?.call(script, url);

  async function dar(script: HTMLScriptElement, url: string, lejano: EnOtroOrigen): Promise<void> {
    nombres.set(script, url);
    if (await traer(url, lejano)) script.dispatchEvent(new Event('load'));
    else poner(script, url);
  }

  /** True once it has run here. */
  function traer(url: string, lejano: EnOtroOrigen): Promise<boolean> {
    const desde = performance.now();
    const carga =
      enCurso.get(url) ??
      correr(url, lejano).then((llego) => {
        enCurso.delete(url);
        if (!llego) caer(lejano, performance.now() - desde);
        return llego;
      });
    enCurso.set(url, carga);
    return carga;
  }

  function correr(url: string, lejano: EnOtroOrigen): Promise<boolean> {
    const script = document.createElement('script');
    nombres.set(script, url);
    script.integrity = permitidos.integridadDe(url) ?? '';
    script.crossOrigin = 'anonymous';
    script.referrerPolicy = 'no-referrer';
    poner(script, lejano.url);
    return new Promise((resolve) => {
      const acabar = (llego: boolean) => {
        clearTimeout(reloj);
        noCorre(script); // where it comes after all
        resolve(llego);
      };
      const reloj = setTimeout(() => acabar(false), LIMITE_MS);
      script.onload = () => acabar(true);
      script.onerror = () => acabar(false);
      document.head.append(script);
    });
  }

  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...suya,
    get(this: HTMLScriptElement): unknown {
      return nombres.get(this) ?? suya.get?.call(this);
    },
    set(this: HTMLScriptElement, pedida: unknown) {
      const { href } = new URL(String(pedida), document.baseURI);
      const lejano = permitidos.enOtroOrigen(href);
      if (lejano && !caidos.has(lejano.origen)) void dar(this, href, lejano);
      else poner(this, pedida);
    },
  });
}

function caer({ origen, area, build }: EnOtroOrigen, ms: number): void {
  if (caidos.has(origen)) return;
  caidos.add(origen);
  console.warn(
    `federation: ${origen} gave no ${area}/${build}; this page asks it for nothing more`,
  );
  anotarEvento({ area, build, fase: 'origen', ms });
}

/** A script whose document has changed since it was asked for is not run. */
function noCorre(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument('').adoptNode(script);
}
