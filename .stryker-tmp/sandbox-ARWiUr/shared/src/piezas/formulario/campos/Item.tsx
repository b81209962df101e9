// @ts-nocheck
import { useCallback, useEffect, useRef, type ReactElement, type ReactNode } from 'react';

import { Form } from '@comanda/shared/ui/formulario';

import { useContextoFormulario, useRegistro } from '../contexto';
import { esRequerido, reglaDe } from '../esquema';
import estilos from '../formulario.module.css';
import { iguales } from '../iguales';

/** What every box of a form has. */
export type CampoProps = {
  /** The field's name on the wire. */
  nombre: string;
  etiqueta: string;
  /** Helps under the box. */
  ayuda?: ReactNode;
  /** Takes the whole width of the form. */
  ancho?: boolean;
  autoFocus?: boolean;
  /** Where the screen asks for more than the call does; else the field's rule says it. */
  requerido?: boolean;
  /** Shown, and not to be written in. */
  deshabilitado?: boolean;
};

/** The rule of a box's field; throws where its call has no such field: a misspelt name is found by the first test. */
export function useRegla(nombre: string) {
  const { call } = useContextoFormulario();
  const regla = reglaDe(call, nombre);
  if (!regla) throw new Error(`Campo: the call has no field '${nombre}'`);
  return regla;
}

type ItemProps = CampoProps & {
  /** What the box shows for a value of the call. */
  mostrar: (valor: unknown) => unknown;
  /** What the call takes for what the box shows. */
  leer: (mostrado: unknown) => unknown;
  /** What may stand in the box of what was typed. */
  limpiar?: (mostrado: string) => string;
  valuePropName?: string;
  children: ReactElement;
};

/** Label above, the box, and under it what is wrong or what helps. `mostrar` and `leer` keep from render to render. */
export function Item(props: ItemProps) {
  const { nombre, etiqueta, ayuda, ancho, mostrar, leer, limpiar, valuePropName, children } = props;
  const regla = useRegla(nombre);
  const { inicial: valores } = useContextoFormulario();
  const inicial = mostrar(valores[nombre]);
  useRegistro({ nombre, etiqueta, inicial, leer });
  useAlDia(nombre, inicial);
  const normalizar = useCallback(
    (valor: unknown) => (limpiar && typeof valor === 'string' ? limpiar(valor) : valor),
    [limpiar],
  );
  return (
    <Form.Item
      className={`${estilos.campo ?? ''} ${ancho ? (estilos.ancho ?? '') : ''}`}
      name={nombre}
      label={etiqueta}
      extra={ayuda}
      required={props.requerido ?? esRequerido(regla)}
      initialValue={inicial}
      normalize={normalizar}
      valuePropName={valuePropName}
    >
      {children}
    </Form.Item>
  );
}

/** What the form is about was read again: a box nobody wrote in shows it, one that was written in keeps what was typed. */
function useAlDia(nombre: string, inicial: unknown): void {
  const form = Form.useFormInstance();
  const anterior = useRef(inicial);
  useEffect(() => {
    const antes = anterior.current;
    anterior.current = inicial;
    if (!iguales(antes, inicial) && iguales(form.getFieldValue(nombre), antes))
      form.setFieldValue(nombre, inicial);
  }, [form, nombre, inicial]);
}
