/** A file that is not read, and why in a sentence for whoever chose it. */
export class ArchivoInvalido extends Error {}

export const NI_CSV_NI_XLSX = 'El archivo no es CSV ni XLSX. Elija uno de esos';
