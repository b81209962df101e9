import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { imagenesCalls as calls } from '@comanda/shared/contracts/inventario/imagenes';

const imagenApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    guardarImagen: build.mutation({
      ...fromCall(calls.guardarImagen),
      invalidatesTags: siPudoHacerse(['Producto']),
    }),
  }),
});

export const { useGuardarImagenMutation } = imagenApi;
