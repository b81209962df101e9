import { useState } from 'react';
import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { adoptarEquipo } from '@comanda/shared/sinLinea';
import { avisar, withNotice } from '@comanda/shared/ui/core';

import { useRegistrarDispositivoMutation } from './equipoApi';
import { equipoMensajes as mensajes } from './equipoMensajes';

/** This browser becomes a till at once, with the first point of emission that nobody has had. */
export function useRegistrarEquipo(empresa: string) {
  const store = useStore() as AppStore; // the page has one
  const [registrar] = useRegistrarDispositivoMutation();
  const [registrando, setRegistrando] = useState(false);
  const alPunto = async () => {
    setRegistrando(true);
    const hacer = async () => {
      const registrado = await registrar({ empresa }).unwrap();
      await adoptarEquipo(store, { empresa, ...registrado });
      return registrado.dispositivo.punto_emision;
    };
    const punto = await withNotice(hacer(), { titulo: mensajes.titulo });
    if (punto !== undefined)
      avisar({
        tipo: 'success',
        titulo: mensajes.titulo,
        texto: mensajes.registrado(punto),
      });
    setRegistrando(false);
  };
  return { registrando, registrar: () => void alPunto() };
}
