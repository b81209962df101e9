import { useState } from 'react';

import { Icono, Input } from '@comanda/shared/ui/core';

import { maximoDe } from '../esquema';
import estilos from '../formulario.module.css';

import { Item, useRegla, type CampoProps } from './Item';
import { textoDeValor } from './Texto';

type ClaveProps = CampoProps & {
  /** 'current-password' where the browser may fill it in. */
  autoComplete?: string;
};

/** A password: hidden until its eye is pressed; sent as it was typed, spaces and all. */
export function Clave({ autoComplete = 'new-password', autoFocus, ...item }: ClaveProps) {
  const [visible, setVisible] = useState(false);
  const max = maximoDe(useRegla(item.nombre));
  return (
    <Item {...item} mostrar={textoDeValor} leer={textoDeValor}>
      <Input
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        maxLength={max}
        suffix={
          // antd's own eye speaks English to screen readers
          <button
            type="button"
            className={estilos.ojo}
            aria-label={visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icono nombre={visible ? 'ojo' : 'ojoCerrado'} />
          </button>
        }
      />
    </Item>
  );
}
