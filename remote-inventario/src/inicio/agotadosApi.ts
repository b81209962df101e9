import { fromCall, orderingApi } from '@comanda/shared/api';
import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';

export const { useListarAgotadosQuery } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarAgotados: build.query({ ...fromCall(calls.listarAgotados), providesTags: ['Producto'] }),
  }),
});
