const DOCUMENTO: Readonly<Record<string, string>> = { '01': 'Factura', '04': 'Nota de credito' };

/** Kind and number of the document, as its 49-digit key says: 'Factura 001-001-000000123'. */
export function documentoDe(clave: string): string {
  const tipo = DOCUMENTO[clave.slice(8, 10)] ?? 'Comprobante';
  return `${tipo} ${clave.slice(24, 27)}-${clave.slice(27, 30)}-${clave.slice(30, 39)}`;
}

/** The key in groups of four, as on the ticket. */
export function enGrupos(clave: string): string[] {
  return clave.match(/.{1,4}/g) ?? [];
}
