import { useRef, useState } from 'react';

import { useDispatch } from 'react-redux';

import { relevar, type AppDispatch } from '@comanda/shared/api';
import { primeraDe } from '@comanda/shared/domain/empresa/perfiles';
import { empresaElegida, sesionIniciada } from '@comanda/shared/session';
import { avisar, textoDeFallo } from '@comanda/shared/ui/core';

import { precargarDestino } from '../arranque/precargarDestino';

import { recordarSecreto } from '../desbloqueo/memoria';

import { useCambiarUsuarioMutation } from './pinApi';

/** Opens the session of whoever's PIN it is; no reload, the code is here, and the frame leads to their first screen. */
export function useCambiarUsuario(onHecho: () => void) {
  const dispatch = useDispatch<AppDispatch>();
  const [llamar] = useCambiarUsuarioMutation();
  const [cambiando, setCambiando] = useState(false);
  const [fallo, fallar] = useState<string | null>(null);
  const enCurso = useRef(false); // two keys may come before anything is drawn

  /** Answers whether somebody else is at the till now. */
  const cambiar = async (entrada: {
    empresa: string;
    usuario: string;
    pin: string;
  }): Promise<boolean> => {
    if (enCurso.current) return false;
    enCurso.current = true;
    setCambiando(true);
    fallar(null);
    try {
      const sesion = await relevar(async () => {
        const suya = await llamar(entrada).unwrap();
        recordarSecreto(suya, { tipo: 'pin', valor: entrada.pin });
        precargarDestino(suya, primeraDe(suya));
        onHecho();
        dispatch(sesionIniciada(suya));
        dispatch(empresaElegida(entrada.empresa)); // where their PIN was asked for, whichever is the first of theirs
        return suya;
      });
      avisar({
        tipo: 'success',
        titulo: 'Cambiar usuario',
        texto: `Ahora: ${sesion.nombreCompleto}`,
      });
      return true;
    } catch (error) {
      console.error(error);
      fallar(textoDeFallo(error));
      return false;
    } finally {
      enCurso.current = false;
      setCambiando(false);
    }
  };
  return { cambiar, cambiando, fallo, fallar, olvidarFallo: () => fallar(null) };
}
