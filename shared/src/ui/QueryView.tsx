import type { ReactNode } from 'react';

import Button from 'antd/es/button';
import Spin from 'antd/es/spin';

import { esApiError } from '../api/apiError';

type Query<Data> = {
  data?: Data;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryViewProps<Data> = {
  query: Query<Data>;
  /** What an empty list says; a list is empty when it has no items. */
  empty: ReactNode;
  /** Holds the space while loading, so that nothing jumps. */
  esqueleto?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The four states of what a screen asks for: loading, failed, empty, ready (style.md, rule 8). */
export function QueryView<Data>({ query, empty, esqueleto, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) {
    const vacio = Array.isArray(query.data) && query.data.length === 0;
    return vacio ? <div className="ui-vista">{empty}</div> : children(query.data);
  }
  if (query.error && !query.isFetching) {
    return (
      <div className="ui-vista" role="alert">
        <p>{esApiError(query.error) ? query.error.msg : 'Algo salio mal.'}</p>
        <Button onClick={() => query.refetch()}>Reintentar</Button>
      </div>
    );
  }
  return (
    esqueleto ?? (
      <div className="ui-vista" role="status" aria-label="Cargando">
        <Spin />
      </div>
    )
  );
}
