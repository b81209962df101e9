import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { prospectosCalls as calls } from '@comanda/shared/contracts/admin/prospectos';

const cambia = siPudoHacerse(['Prospecto']);

const prospectosApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Prospecto'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Made a company, one no longer waits. */
    listarProspectos: build.query({
      ...fromCall(calls.listarProspectos),
      providesTags: ['Prospecto', 'Empresa'],
    }),
    consultarRucDeProspecto: build.query(fromCall(calls.consultarRucDeProspecto)),
    crearProspecto: build.mutation({ ...fromCall(calls.crearProspecto), invalidatesTags: cambia }),
    actualizarProspecto: build.mutation({
      ...fromCall(calls.actualizarProspecto),
      invalidatesTags: cambia,
    }),
    descartarProspecto: build.mutation({
      ...fromCall(calls.descartarProspecto),
      invalidatesTags: cambia,
    }),
  }),
});

export const {
  useActualizarProspectoMutation,
  useConsultarRucDeProspectoQuery,
  useCrearProspectoMutation,
  useDescartarProspectoMutation,
  useListarProspectosQuery,
} = prospectosApi;
