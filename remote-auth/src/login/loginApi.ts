import { fromCallWithMsg, orderingApi } from '@comanda/shared/api';
import { authCalls as calls } from '@comanda/shared/contracts/auth/auth';

const loginApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(fromCallWithMsg(calls.login)),
    validarLogin: build.mutation(fromCallWithMsg(calls.validarLogin)),
    loginDash: build.mutation(fromCallWithMsg(calls.loginDash)),
  }),
});

export const { useLoginMutation, useValidarLoginMutation, useLoginDashMutation } = loginApi;
