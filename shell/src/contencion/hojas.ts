import { quienLlama } from './quienLlama';

/** The classes of a `.module.css` bear a hash: a sheet of a piece is of all who have the piece. */
const DE_PIEZA = /_[0-9a-f]{8}(?![\w-])/;
const DEL_MARCO = 'html, body, #raiz, .marco, .marco a, .marco button';
const MUESTRA = 24;

/**
 * Sheets that an area's own code fills. One that styles the page or the frame, which the gate refuses and a computed text may hide, is put
 * aside while none of its screens is shown.
 */
export function vigilarHojas() {
  const hojas = new Map<string, Set<CSSStyleSheet>>();
  const llenar: unknown = Reflect.get(CSSStyleSheet.prototype, 'replaceSync');
  if (typeof llenar !== 'function') throw new Error('contencion: sheets are not filled here');
  Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', {
    value(this: CSSStyleSheet, css: string) {
      const area = quienLlama(new Error());
      if (area !== null) hojas.set(area, new Set([...(hojas.get(area) ?? []), this]));
      Reflect.apply(llenar, this, [css]);
    },
  });
  return {
    apartar(area: string): void {
      const marco = [...document.querySelectorAll(DEL_MARCO)]
        .filter((uno) => !uno.closest('#contenido'))
        .slice(0, MUESTRA);
      for (const hoja of hojas.get(area) ?? []) hoja.disabled = alcanza([...hoja.cssRules], marco);
    },
    reponer(area: string): void {
      for (const hoja of hojas.get(area) ?? []) hoja.disabled = false;
    },
  };
}

const alcanza = (reglas: readonly CSSRule[], marco: readonly Element[]): boolean =>
  reglas.some((regla) => {
    if (regla instanceof CSSGroupingRule) return alcanza([...regla.cssRules], marco);
    if (!(regla instanceof CSSStyleRule) || DE_PIEZA.test(regla.selectorText)) return false;
    return marco.some((uno) => uno.matches(regla.selectorText));
  });
