import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';

import { siSeHizo } from '../cajaApi';

const administrarApi = orderingApi
  .enhanceEndpoints({ addTagTypes: ['AjustesCaja'] })
  .injectEndpoints({
    endpoints: (build) => ({
      crearCaja: build.mutation({ ...fromCall(cajasCalls.crearCaja), invalidatesTags: siSeHizo }),
      renombrarCaja: build.mutation({
        ...fromCall(cajasCalls.renombrarCaja),
        invalidatesTags: siSeHizo,
      }),
      quitarCaja: build.mutation({ ...fromCall(cajasCalls.quitarCaja), invalidatesTags: siSeHizo }),
      anotarApertura: build.mutation({
        ...fromCall(cajasCalls.anotarApertura),
        invalidatesTags: siSeHizo,
      }),
      consultarAjustesCaja: build.query({
        ...fromCall(cajasCalls.consultarAjustesCaja),
        providesTags: ['AjustesCaja'],
      }),
      guardarAjustesCaja: build.mutation({
        ...fromCall(cajasCalls.guardarAjustesCaja),
        invalidatesTags: siPudoHacerse(['AjustesCaja']),
      }),
      listarHechosCaja: build.query({
        ...fromCall(cajasCalls.listarHechosCaja),
        providesTags: ['Caja', 'AjustesCaja'],
      }),
    }),
  });

export const {
  useCrearCajaMutation,
  useRenombrarCajaMutation,
  useQuitarCajaMutation,
  useAnotarAperturaMutation,
  useConsultarAjustesCajaQuery,
  useGuardarAjustesCajaMutation,
  useListarHechosCajaQuery,
} = administrarApi;
