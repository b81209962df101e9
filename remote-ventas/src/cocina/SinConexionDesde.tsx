import type { ReactNode } from 'react';

import { esApiError } from '@comanda/shared/api';
import { formatHora } from '@comanda/shared/domain/fecha';
import { Alert } from '@comanda/shared/ui/core';

import './sinConexion.css';

type SinConexionDesdeProps = {
  /** A query that is polled: RTK keeps its failure until it is answered again, so that nothing flickers. */
  query: { error?: unknown; fulfilledTimeStamp?: number };
  children: ReactNode;
};

/**
 * What was read last, greyed and in use, for as long as it cannot be read again (decisions.md, Kitchen): an empty screen is
 * a lost order. Comes back by itself with the next answer.
 */
export function SinConexionDesde({ query, children }: SinConexionDesdeProps) {
  const { error, fulfilledTimeStamp: leida } = query;
  const vieja = error !== undefined;
  const desde = leida === undefined ? '' : ` desde ${formatHora(new Date(leida))}`;
  return (
    <>
      {vieja && (
        <Alert type="error" showIcon role="alert" title={`Sin conexion${desde}${razon(error)}`} />
      )}
      <div className="cocina-leido" data-viejo={vieja}>
        {children}
      </div>
    </>
  );
}

/** A server that answers, and refuses, says why. */
const razon = (error: unknown): string =>
  esApiError(error) && error.code !== 'SIN_CONEXION' ? `. ${error.msg}` : '';
