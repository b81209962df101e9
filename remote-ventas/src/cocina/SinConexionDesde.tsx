import type { ReactNode } from 'react';

import { esApiError } from '@comanda/shared/api';
import { DIA_MS, formatFechaHora, formatHora } from '@comanda/shared/domain/texto/fecha';
import { Alert } from '@comanda/shared/ui/core';

import './sinConexion.css';

type SinConexionDesdeProps = {
  /** A query that is polled: RTK keeps its failure until it is answered again, so that nothing flickers. */
  query: { error?: unknown; fulfilledTimeStamp?: number };
  /** Of when what is shown is, where it was kept here (milliseconds since 1970). */
  de?: number | null;
  /** What cannot be done until there is a line. */
  nota: string;
  children: ReactNode;
};

/**
 * What was read last, greyed and in use, for as long as it cannot be read again: an empty screen is
 * a lost order. Comes back by itself with the next answer.
 */
export function SinConexionDesde({ query, de = null, nota, children }: SinConexionDesdeProps) {
  const { error, fulfilledTimeStamp: leida } = query;
  const vieja = error !== undefined && de === null;
  const desde = leida === undefined ? '' : ` desde ${formatHora(new Date(leida))}`;
  return (
    <>
      {vieja && (
        <Alert type="error" showIcon role="alert" title={`Sin conexión${desde}${razon(error)}`} />
      )}
      {de !== null && (
        <Alert type="warning" showIcon role="status" title={[comoEstaba(de), nota].join('. ')} />
      )}
      <div className="ui-pila cocina-leido" data-viejo={vieja}>
        {children}
      </div>
    </>
  );
}

function comoEstaba(de: number): string {
  const cuando = new Date(de);
  if (Date.now() - de < DIA_MS) return `Sin línea. Como estaba a las ${formatHora(cuando)}`;
  return `Sin línea. Como estaba el ${formatFechaHora(cuando)}`;
}

/** A server that answers, and refuses, says why. */
const razon = (error: unknown): string =>
  esApiError(error) && error.code !== 'SIN_CONEXION' ? `. ${error.msg}` : '';
