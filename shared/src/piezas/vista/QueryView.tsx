import type { ReactNode } from 'react';

import { esApiError } from '@comanda/shared/api';
import { Alert, Button, Esqueleto } from '@comanda/shared/ui/core';

import type { FormaEsqueleto } from '../../contracts/plataforma/plataforma';
import { formatHora } from '../../domain/texto/fecha';

import { enVacio, Vacio } from './Vacio';

/** The part of a query's result that its four states need. */
export type Consulta<Data> = {
  /** The data of the present argument; RTK's `data` would be that of the one before while this one is on its way. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
};

type QueryViewProps<Data> = {
  query: Consulta<Data>;
  /** What an empty list says, in words or as a `Vacio`; a list is empty when it has no items. */
  empty: ReactNode;
  /** Holds the space while loading, so that nothing jumps. */
  esqueleto?: FormaEsqueleto;
  /** False where the screen itself says that what it shows could not be read again. */
  avisarFallo?: boolean;
  /** The screen's own sentence for what could not be read, where the specification gives one; else the server's. */
  fallo?: string;
  children: (data: Data) => ReactNode;
};

/** The four states of what a screen asks for: loading, failed, empty, ready. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, empty, esqueleto = 'texto', avisarFallo = true, children } = props;
  const { currentData, error, isFetching, refetch } = query;
  const fallo = error !== undefined && !isFetching;
  if (currentData === undefined)
    return fallo ? (
      <Fallo texto={props.fallo ?? textoDe(error)} onReintentar={refetch} />
    ) : (
      <Esqueleto forma={esqueleto} />
    );
  const vacio = Array.isArray(currentData) && currentData.length === 0;
  return (
    <>
      {fallo && avisarFallo && <SinActualizar query={query} />}
      {vacio ? enVacio(empty) : children(currentData)}
    </>
  );
}

const textoDe = (error: unknown) => (esApiError(error) ? error.msg : 'Algo salió mal.');

function Fallo({ texto, onReintentar }: { texto: string; onReintentar: () => unknown }) {
  return (
    <Vacio
      dibujo="fallo"
      titulo={texto}
      acto={<Button onClick={() => onReintentar()}>Reintentar</Button>}
    />
  );
}

/** What was read stays; that it could not be read again stands above it. */
function SinActualizar({
  query,
}: {
  query: Pick<Consulta<unknown>, 'fulfilledTimeStamp' | 'refetch'>;
}) {
  const { fulfilledTimeStamp: leida, refetch } = query;
  const hora = leida === undefined ? '' : ` a las ${formatHora(new Date(leida))}`;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`No se pudo actualizar. Se muestra lo leído${hora}`}
      action={<Button onClick={() => refetch()}>Reintentar</Button>}
    />
  );
}
