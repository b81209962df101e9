import { usePendientes } from '@comanda/shared/session';
import { Icono } from '@comanda/shared/ui/core';

const CLASES: Record<string, readonly [una: string, varias: string]> = {
  cobros: ['cobro a medias', 'cobros a medias'],
  tickets: ['ticket por imprimir', 'tickets por imprimir'],
  facturas: ['factura por autorizar', 'facturas por autorizar'],
  facturasFallidas: ['factura por atender', 'facturas por atender'],
};
/** Of a build from before kinds had names, or after. */
const OTRA = ['por enviar', 'por enviar'] as const;

/** What an area of this page has not got to where it should be; a narrow header has room for how many alone. */
export function PendientesAviso() {
  const pendientes = [...usePendientes()];
  if (pendientes.length === 0) return null;
  const dicho = pendientes.map(([clase, cuantos]) => {
    const [una, varias] = CLASES[clase] ?? OTRA;
    return `${cuantos} ${cuantos === 1 ? una : varias}`;
  });
  const cuantos = pendientes.reduce((suma, [, de]) => suma + de, 0);
  return (
    <span
      className="ui-dato cabecera-pendientes"
      role="status"
      data-cuantos={cuantos}
      title={dicho.join(' · ')}
    >
      <Icono nombre="reloj" tamano={18} />
      <span className="cabecera-largo">{dicho.join(' · ')}</span>
    </span>
  );
}
