import type { Ref } from 'react';

import { Input, type InputRef } from '@comanda/shared/ui/core';

type PinCampoProps = {
  ref?: Ref<InputRef>;
  id?: string;
  value?: string;
  onChange?: (pin: string) => void;
  /** No keyboard of the phone: the screen has keys of its own. */
  sinTeclado?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

const LARGO = 6;

/** What stands in the box as PIN: digits alone, as many as one has. */
export const soloDePin = (texto: string): string => texto.replaceAll(/\D/g, '').slice(0, LARGO);

/** No password box, which a browser would offer to keep on a till that many share; its digits are hidden all the same. */
const OCULTO = { WebkitTextSecurity: 'disc', letterSpacing: 4 } as const;

/** Digits alone, as many as a PIN has. */
export function PinCampo({ value = '', onChange, sinTeclado, ...input }: PinCampoProps) {
  return (
    <Input
      {...input}
      value={value}
      onChange={(event) => onChange?.(soloDePin(event.target.value))}
      inputMode={sinTeclado ? 'none' : 'numeric'}
      autoComplete="off"
      size="large"
      style={OCULTO}
    />
  );
}
