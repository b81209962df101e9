import { createApi } from '@reduxjs/toolkit/query/react';

import type { ApiError } from './apiError';
import { apiBaseQuery } from './baseQuery';
import { conNavegador } from './enNavegador';

/** Entities a mutation may change. A tag of one api reaches that api alone. */
const TAGS = [
  'Producto',
  'Categoria',
  'Venta',
  'Caja',
  'Mesa',
  'Orden',
  'Empresa',
  'Usuario',
] as const;

const NO_SE_ENTIENDE = 'Esta pantalla no entiende lo que respondió el servidor';

/**
 * A reply that breaks its contract is a failure in words, never data on a screen. The code stays the one that a payment takes for
 * a lost answer, and the status says that what was asked for was done.
 */
function catchSchemaFailure(error: Error): ApiError {
  console.error(error);
  return { status: 200, code: 'INESPERADO', msg: NO_SE_ENTIENDE, campos: [], peticion: null };
}

/** Four addresses, four apis, empty: each remote injects the endpoints of its screens. */
export const orderingApi = createApi({
  reducerPath: 'ordering',
  baseQuery: apiBaseQuery('ordering'),
  tagTypes: TAGS,
  catchSchemaFailure,
  endpoints: () => ({}),
});

/** What billing answers, for a feature to add its calls to with `injectEndpoints`; a failure is an `ApiError`. */
export const billingApi = createApi({
  reducerPath: 'billing',
  baseQuery: apiBaseQuery('billing'),
  tagTypes: ['Cliente', 'Comprobante', 'Empresa'],
  catchSchemaFailure,
  endpoints: () => ({}),
});

/**
 * The print service of the till that this page runs on, or the browser's own dialog where that was chosen; where there is neither, its
 * calls fail with SIN_CONEXION.
 */
export const printApi = createApi({
  reducerPath: 'print',
  baseQuery: conNavegador(apiBaseQuery('print')),
  catchSchemaFailure,
  endpoints: () => ({}),
});

/** What is published and which company has what: the address the page itself comes from. */
export const platformApi = createApi({
  reducerPath: 'platform',
  baseQuery: apiBaseQuery('platform'),
  tagTypes: ['Area', 'Publicacion', 'Llave'],
  catchSchemaFailure,
  endpoints: () => ({}),
});
