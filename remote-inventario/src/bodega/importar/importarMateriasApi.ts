import { fromCall, fromFileCall, orderingApi } from '@comanda/shared/api';
import { listaDeMateriasCalls as calls } from '@comanda/shared/contracts/inventario/listaDeMaterias';

const importarMateriasApi = orderingApi
  .enhanceEndpoints({ addTagTypes: ['Materia'] })
  .injectEndpoints({
    endpoints: (build) => ({
      plantillaMaterias: build.mutation(fromFileCall(calls.plantillaMaterias)),
      revisarMaterias: build.mutation(fromCall(calls.revisarMaterias)),
      materiasRechazadas: build.mutation(fromFileCall(calls.materiasRechazadas)),
      importarMaterias: build.mutation({
        ...fromCall(calls.importarMaterias),
        invalidatesTags: ['Materia'], // one whose answer was lost may have written
      }),
      importarMateriasConIngreso: build.mutation({
        ...fromCall(calls.importarMateriasConIngreso),
        invalidatesTags: ['Materia'],
      }),
    }),
  });

export const {
  usePlantillaMateriasMutation,
  useRevisarMateriasMutation,
  useMateriasRechazadasMutation,
  useImportarMateriasMutation,
  useImportarMateriasConIngresoMutation,
} = importarMateriasApi;
