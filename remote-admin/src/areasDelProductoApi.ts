import { fromCall, platformApi } from '@comanda/shared/api';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';

/** The areas there are, which several of the operator's screens offer. */
export const { useListarAreasQuery } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listarAreas: build.query({ ...fromCall(areasCalls.listarAreas), providesTags: ['Area'] }),
  }),
});
