// @ts-nocheck
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

/** No password box, which a browser would offer to keep on a till that many share; its digits are hidden all the same. */
const OCULTO = { WebkitTextSecurity: 'disc', letterSpacing: 4 } as const;

/** Digits alone, as many as a PIN has. */
export function PinCampo({ value = '', onChange, sinTeclado, ...input }: PinCampoProps) {
  return (
    <Input
      {...input}
      value={value}
      onChange={(event) => onChange?.(event.target.value.replaceAll(/\D/g, '').slice(0, LARGO))}
      inputMode={sinTeclado ? 'none' : 'numeric'}
      autoComplete="off"
      size="large"
      style={OCULTO}
    />
  );
}
