import type { Pendientes } from '@comanda/shared/session';

const CLASES: Record<string, readonly [una: string, varias: string]> = {
  cobros: ['cobro a medias', 'cobros a medias'],
  envios: ['orden por enviar a cocina', 'órdenes por enviar a cocina'],
  tickets: ['ticket por imprimir', 'tickets por imprimir'],
  facturas: ['factura por autorizar', 'facturas por autorizar'],
  facturasFallidas: ['factura por atender', 'facturas por atender'],
};
/** Of a build from before kinds had names, or after. */
const OTRA = ['por enviar', 'por enviar'] as const;

/** Those that only who began them goes on with, at the machine where they did. */
const SUYAS = ['cobros', 'envios'];

/** '1 cobro a medias', '2 órdenes por enviar a cocina': each kind that waits. */
export const dichosDePendientes = (pendientes: Pendientes): string[] =>
  [...pendientes].map(([clase, cuantos]) => {
    const [una, varias] = CLASES[clase] ?? OTRA;
    return `${cuantos} ${cuantos === 1 ? una : varias}`;
  });

/** What waits for this person alone. */
export const pendientesSuyos = (pendientes: Pendientes): Pendientes =>
  new Map([...pendientes].filter(([clase]) => SUYAS.includes(clase)));

export const cuantosPendientes = (pendientes: Pendientes): number =>
  [...pendientes.values()].reduce((suma, de) => suma + de, 0);
