import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { esApiError } from '@comanda/shared/api';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { FalloDicho } from '@comanda/shared/errors/catalogo';
import { useLocation } from '@comanda/shared/router';
import { loginAceptado, loginIniciado, sesionIniciada } from '@comanda/shared/session';
import { avisar, LOGIN_EXITO_MS, LOGIN_EXITO_OPERADOR_MS } from '@comanda/shared/ui/core';

import { useLoginDashMutation, useLoginMutation, useValidarLoginMutation } from './loginApi';

export type Credenciales = { email: string; password: string; codigo?: string };

/** What is asked for now: e-mail and password, and then the code of an account with a second factor. */
type Paso = 'clave' | 'codigo';

const titulo = 'Punto de Venta'; // spec section 8

/** Sends the credentials to the login call of the current path and, once accepted, opens the session. */
export function useIngresar() {
  const enviar = useLlamadaDeLogin();
  const dispatch = useDispatch();
  const enCurso = useRef(false); // two keys may come before anything is drawn
  const [ingresando, setIngresando] = useState(false);
  const [paso, setPaso] = useState<Paso>('clave');
  const [fallo, setFallo] = useState<FalloDicho | null>(null);

  const rechazar = (error: unknown) => {
    const dicho = enPalabras(error);
    const pide = dicho.code === 'SEGUNDO_FACTOR_REQUERIDO';
    setFallo(pide ? null : dicho);
    if (pide) setPaso('codigo');
    else if (dicho.code === 'CREDENCIALES_INVALIDAS') setPaso('clave'); // changed since the first step
    setIngresando(false);
    enCurso.current = false;
  };

  /** Answers whether the session was opened. */
  const ingresar = async ({ email, password, codigo }: Credenciales): Promise<boolean> => {
    if (enCurso.current) return false;
    enCurso.current = true;
    setIngresando(true);
    setFallo(null);
    loginIniciado();
    try {
      const credenciales = {
        email: email.trim(),
        password,
        status: true,
        ...(codigo && { codigo }),
      };
      const { msg, data } = await enviar(credenciales).unwrap();
      loginAceptado(data, password);
      avisar({ tipo: 'success', titulo, texto: msg });
      await esperar(demoraDe(data.perfil));
      dispatch(sesionIniciada(data));
      return true;
    } catch (error) {
      rechazar(error);
      return false;
    }
  };
  const volver = () => {
    if (enCurso.current) return;
    setPaso('clave');
    setFallo(null);
  };
  return { ingresar, ingresando, fallo, paso, volver };
}

/** Spec section 2: the path decides which login call is used. */
function useLlamadaDeLogin() {
  const { pathname } = useLocation();
  const [login] = useLoginMutation();
  const [validarLogin] = useValidarLoginMutation();
  const [loginDash] = useLoginDashMutation();
  if (pathname.startsWith('/auth/login_admin')) return validarLogin;
  if (pathname.startsWith('/auth/login_dashboard')) return loginDash;
  return login;
}

/** Spec section 5: 300 ms, 1000 ms for Dashboard and Vendedor. */
function demoraDe(perfil: Perfil): number {
  return perfil === 'Dashboard' || perfil === 'Vendedor' ? LOGIN_EXITO_OPERADOR_MS : LOGIN_EXITO_MS;
}

/** Said in the form, where one looks: a notice's code may still be on its way, or never come. */
function enPalabras(error: unknown): FalloDicho {
  const rechazo = esApiError(error) && error.status >= 400 && error.status < 500;
  if (!rechazo) console.error(error);
  return esApiError(error) ? error : { code: 'INESPERADO', msg: 'Algo salió mal.' };
}

const esperar = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
