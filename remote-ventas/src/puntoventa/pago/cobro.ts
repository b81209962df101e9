/** How the charge of a sale stands. */
export type Cobro = { cobrando: boolean; esperando: boolean; fallo: string | null };
