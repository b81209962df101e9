import type { HTMLInputTypeAttribute, ReactNode } from 'react';

import { Input } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import type { Formulario } from './useFormulario';

type EnFormulario<Nombre extends string> = {
  form: Formulario<Nombre>;
  campo: Nombre;
  etiqueta: string;
  ayuda?: string;
  opcional?: boolean;
};

type CampoTextoProps<Nombre extends string> = EnFormulario<Nombre> & {
  tipo?: HTMLInputTypeAttribute;
  max: number;
  autoFocus?: boolean;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** What may be typed of what was typed. */
  limpiar?: (texto: string) => string;
  filas?: number;
};

/** A text box of a form. */
export function CampoTexto<Nombre extends string>(props: CampoTextoProps<Nombre>) {
  const { form, campo, tipo = 'text', max, autoFocus, inputMode, limpiar, filas } = props;
  const fallo = form.fallos[campo];
  const comun = {
    ...marcas(props),
    autoFocus,
    inputMode,
    maxLength: max,
    autoComplete: 'off',
    status: fallo ? ('error' as const) : undefined,
    value: form.valores[campo],
  };
  const onTexto = (texto: string) => form.escribir(uno(campo, limpiar ? limpiar(texto) : texto));
  return (
    <Campo {...props}>
      {filas ? (
        <Input.TextArea {...comun} rows={filas} onChange={(event) => onTexto(event.target.value)} />
      ) : (
        <Input {...comun} type={tipo} onChange={(event) => onTexto(event.target.value)} />
      )}
    </Campo>
  );
}

type CampoSelectProps<Nombre extends string> = EnFormulario<Nombre> & {
  opciones: readonly { value: string; label: string }[];
};

/** A choice of a form. */
export function CampoSelect<Nombre extends string>(props: CampoSelectProps<Nombre>) {
  const { form, campo, opciones } = props;
  return (
    <Campo {...props}>
      <Select
        {...marcas(props)}
        status={form.fallos[campo] ? 'error' : undefined}
        value={form.valores[campo]}
        options={[...opciones]}
        onChange={(valor) => form.escribir(uno(campo, valor))}
      />
    </Campo>
  );
}

const idDe = (campo: string) => `reportes-campo-${campo}`;

const uno = <Nombre extends string>(campo: Nombre, valor: string) =>
  ({ [campo]: valor }) as Partial<Record<Nombre, string>>; // a computed key is a string to TypeScript

/** What a reader hears of the box: which it is, that it is wrong and why. */
export function marcas<Nombre extends string>({ form, campo, opcional }: EnFormulario<Nombre>) {
  return {
    id: idDe(campo),
    'aria-required': !opcional,
    'aria-invalid': form.fallos[campo] !== undefined,
    'aria-describedby': `${idDe(campo)}-nota`,
  };
}

/** Label above, the box, and under it what is wrong or what helps. */
export function Campo<Nombre extends string>({
  form,
  campo,
  etiqueta,
  ayuda,
  opcional,
  children,
}: EnFormulario<Nombre> & { children: ReactNode }) {
  const fallo = form.fallos[campo];
  return (
    <div className="reportes-campo">
      <label htmlFor={idDe(campo)}>
        {etiqueta} {!opcional && <span aria-hidden>*</span>}
      </label>
      {children}
      <small id={`${idDe(campo)}-nota`} data-fallo={fallo !== undefined}>
        {fallo ?? ayuda}
      </small>
    </div>
  );
}
