import { TEMAS, type Tema } from '../../contracts/ventas/flujo';

/** Pages of a company that were told at the same moment do not ask at the same moment. */
const REPARTO_MS: Readonly<Record<Tema, number>> = {
  piso: 100,
  catalogo: 500,
  caja: 1_000,
  documentos: 500,
};
/** A busy floor changes several times a second: then a page asks as often as it polled. What figures add up costs more to ask. */
const CADA_MS: Readonly<Record<Tema, number>> = {
  piso: 900,
  catalogo: 900,
  caja: 10_000,
  documentos: 5_000,
};

/** What `texto` names, where it is a subject that this page knows. */
export const temaDe = (texto: string): Tema | undefined => TEMAS.find((tema) => tema === texto);

/** Tells of a change at once, and of those that follow it only now and then, the last one always. */
export function aSuTiempo(decir: (tema: Tema, empresa: string) => void) {
  const ultimos = new Map<string, number>();
  const relojes = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    anotar(tema: Tema, empresa: string): void {
      const llave = `${tema} ${empresa}`;
      if (relojes.has(llave)) return;
      const falta = (ultimos.get(llave) ?? 0) + CADA_MS[tema] - Date.now();
      // a clock that was set back does not make it wait for itself
      const demora = Math.max(Math.min(falta, CADA_MS[tema]), Math.random() * REPARTO_MS[tema]);
      const reloj = setTimeout(() => {
        relojes.delete(llave);
        ultimos.set(llave, Date.now());
        decir(tema, empresa);
      }, demora);
      relojes.set(llave, reloj);
    },
    olvidar(): void {
      relojes.forEach((reloj) => clearTimeout(reloj));
      relojes.clear();
    },
  };
}
