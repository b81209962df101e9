import { fromCall, platformApi } from '@comanda/shared/api';
import { publicacionesCalls } from '@comanda/shared/contracts/admin/publicaciones';

const listaDePublicacionesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listarPublicaciones: build.query({
      ...fromCall(publicacionesCalls.listarPublicaciones),
      providesTags: ['Publicacion'],
    }),
  }),
});

export const { useListarPublicacionesQuery } = listaDePublicacionesApi;
