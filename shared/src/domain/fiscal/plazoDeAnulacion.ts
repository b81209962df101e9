/** An authorised invoice may be annulled in the authority's portal until this day of the month after its own. */
export const DIA_LIMITE_DE_ANULACION = 7;

/** The last day ('YYYY-MM-DD') on which a document of a day may be annulled in the portal. */
export function ultimoDiaDeAnulacion(emitida: string): string {
  const [anio = 0, mes = 0] = emitida.split('-').map(Number);
  const siguiente = mes === 12 ? `${anio + 1}-01` : `${anio}-${String(mes + 1).padStart(2, '0')}`;
  return `${siguiente}-${String(DIA_LIMITE_DE_ANULACION).padStart(2, '0')}`;
}
