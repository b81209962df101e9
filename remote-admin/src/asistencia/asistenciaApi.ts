import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { asistenciaCalls as calls } from '@comanda/shared/contracts/admin/asistencia';

const asistenciaApi = orderingApi
  .enhanceEndpoints({ addTagTypes: ['Asistencia'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listarAsistencia: build.query({
        ...fromCall(calls.listarAsistencia),
        providesTags: ['Asistencia'],
      }),
      listarDeTurno: build.query({
        ...fromCall(calls.listarDeTurno),
        providesTags: ['Asistencia'],
      }),
      corregirAsistencia: build.mutation({
        ...fromCall(calls.corregirAsistencia),
        invalidatesTags: siPudoHacerse(['Asistencia']),
      }),
    }),
  });

export const { useCorregirAsistenciaMutation, useListarAsistenciaQuery, useListarDeTurnoQuery } =
  asistenciaApi;
