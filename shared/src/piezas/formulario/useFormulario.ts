import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { esApiError, quizaHecho } from '@comanda/shared/api';
import {
  avisar,
  avisarFallo,
  retirarAvisos,
  SIN_SERVIDOR,
  type Mensajes,
} from '@comanda/shared/ui/core';
import { Form } from '@comanda/shared/ui/formulario';

import type { Call, CallInput } from '../../contracts/defineCall';

import type { ContextoDeFormulario, RegistroDeCampos } from './contexto';
import { revisarCampos, type Fallos } from './esquema';
import { iguales } from './iguales';

export type Envio<C extends Call, R> = {
  /** Its own schemas are the rules of the form. */
  call: C;
  inicial: Partial<CallInput<C>>;
  /** What goes along unseen: the company, the id of what is edited. */
  fijos?: Partial<CallInput<C>>;
  /** The call itself; what it refuses lands on its fields, or is said once. */
  enviar: (entrada: CallInput<C>) => Promise<R>;
  /** What needs no call to be done: its answer, or undefined. Asked once `revisar` finds nothing wrong. */
  atajo?: (entrada: CallInput<C>) => R | undefined;
  /** Rules between fields, or of the domain: what is wrong beyond the call's schema, by field. */
  revisar?: (entrada: CallInput<C>) => Fallos;
  /** Asks before it is sent; false stays in the form. */
  confirmar?: (entrada: CallInput<C>) => Promise<boolean>;
  mensajes: Mensajes;
  /** What is wrong with a field is said as a notice too, where the specification says it so. */
  avisarFaltas?: boolean;
  onHecho: (respuesta: R, entrada: CallInput<C>) => void;
};

/** What a form has been told: its boxes, whether they were touched, and how it is sent, once at a time. */
export function useFormulario<C extends Call, R>(envio: Envio<C, R>) {
  const { call, inicial } = envio;
  const [form] = Form.useForm<Record<string, unknown>>();
  const [enviando, setEnviando] = useState(false);
  const [sinRespuesta, setSinRespuesta] = useState<SinRespuesta | null>(null);
  const [sucio, setSucio] = useState(false);
  const registros = useRef(new Map<string, RegistroDeCampos>());
  const deBase = useRef(new Map<string, unknown>());
  const lecturas = useRef(new Set<Promise<unknown>>());
  const enCurso = useRef(false);
  const [envios, setEnvios] = useState(0);
  const id = useId();
  // not before what followed from it is drawn: a dialog that closes is not sent once more by an Enter in between
  useEffect(() => {
    enCurso.current = false;
  }, [envios]);

  // what was said of what it holds goes with it
  useEffect(() => () => retirarAvisos(id), [id]);

  const anotar = useCallback((registro: RegistroDeCampos) => {
    registros.current.set(registro.nombre, registro);
    return () => void registros.current.delete(registro.nombre);
  }, []);

  const esperar = useCallback((lectura: Promise<unknown>) => {
    lecturas.current.add(lectura);
    void lectura.finally(() => lecturas.current.delete(lectura));
  }, []);

  const mostrarFallos = useCallback(
    (fallos: Fallos) => {
      const nombres = Object.keys(fallos);
      form.setFields(nombres.map((name) => ({ name, errors: [fallos[name] ?? ''] })));
      enfocarPrimero(nombres.map((nombre) => `${id}_${nombre}`));
    },
    [form, id],
  );
  const fallar = useCallback(
    (nombre: string, fallo: string) => mostrarFallos({ [nombre]: fallo }),
    [mostrarFallos],
  );

  /** What the boxes hold now, as the call takes it. */
  const leer = (): CallInput<C> => {
    const escritos = [...registros.current.values()].map(({ nombre, leer: leerCampo }) => [
      nombre,
      leerCampo(form.getFieldValue(nombre)),
    ]);
    // the names are checked against the call when a box is noted, the values by its schemas before it is sent
    return { ...inicial, ...envio.fijos, ...Object.fromEntries(escritos) } as CallInput<C>;
  };

  const compararConInicial = () =>
    setSucio(
      [...registros.current.values()].some(
        ({ nombre, inicial: antes }) =>
          !iguales(
            form.getFieldValue(nombre),
            deBase.current.has(nombre) ? deBase.current.get(nombre) : antes,
          ),
      ),
    );

  /** What keeps it from being sent, by field; or its answer, where no call is needed. */
  const impedimento = (entrada: CallInput<C>): { fallos: Fallos } | { hecha: R } | null => {
    const propios = sinVacios(envio.revisar?.(entrada) ?? {});
    const hecha = Object.keys(propios).length === 0 ? envio.atajo?.(entrada) : undefined;
    if (hecha !== undefined) return { hecha };
    const valores = entrada as Readonly<Record<string, unknown>>; // a call's input is always an object of fields
    const etiqueta = (campo: string) => registros.current.get(campo)?.etiqueta ?? campo;
    const fallos = { ...propios, ...revisarCampos(call, valores, etiqueta) };
    return Object.keys(fallos).length > 0 ? { fallos } : null;
  };

  const llamar = async (entrada: CallInput<C>, onHecho: Envio<C, R>['onHecho']) => {
    if (envio.confirmar && !(await envio.confirmar(entrada))) return;
    setEnviando(true);
    setSinRespuesta(null);
    retirarAvisos(id);
    const respuesta = await envio.enviar(entrada);
    retirarAvisos(SIN_SERVIDOR);
    const { titulo, exito } = envio.mensajes;
    if (exito) avisar({ tipo: 'success', titulo, texto: exito });
    onHecho(respuesta, entrada);
  };

  /** Once all it waits for is there; false when it was closed meanwhile: nobody wants it sent then. */
  const leidas = async (): Promise<boolean> => {
    if (lecturas.current.size === 0) return true;
    while (lecturas.current.size > 0) await Promise.allSettled(lecturas.current);
    return registros.current.size > 0;
  };

  /** `onHecho`: what follows, where another button than the form's own sends it. */
  const enviar = async (onHecho = envio.onHecho) => {
    if (enCurso.current) return;
    enCurso.current = true;
    if (!(await leidas())) return;
    const entrada = leer();
    const impide = impedimento(entrada);
    if (impide === null) await llamar(entrada, onHecho).catch(explicar);
    else if ('hecha' in impide) onHecho(impide.hecha, entrada);
    else rechazar(impide.fallos);
    setEnviando(false);
    setEnvios((antes) => antes + 1);
  };

  const explicar = (error: unknown) => {
    console.error(error);
    const campos = esApiError(error) ? error.campos : [];
    const suyos = campos.filter(({ campo }) => registros.current.has(campo));
    const { titulo, tituloFallo = titulo, fallo } = envio.mensajes;
    if (suyos.length > 0) rechazar(Object.fromEntries(suyos.map(({ campo, msg }) => [campo, msg])));
    else if (fallo !== null) {
      avisarFallo(error, tituloFallo, rechazado(error) ? undefined : fallo, id);
      setSinRespuesta(queNoRespondio(call, error));
    }
  };

  /** What no box of this form shows is said as a notice. */
  const rechazar = (fallos: Fallos) => {
    mostrarFallos(fallos);
    const ajeno = Object.keys(fallos).find(
      (campo) => envio.avisarFaltas || !registros.current.has(campo),
    );
    const { titulo, tituloFallo = titulo } = envio.mensajes;
    if (ajeno !== undefined) {
      avisar({ tipo: 'error', titulo: tituloFallo, texto: fallos[ajeno], causa: id });
    }
  };

  /** `deBase`: what the server has and nobody typed; closing loses nothing of it. */
  const escribir = (
    valores: Readonly<Record<string, unknown>>,
    opciones?: { deBase?: boolean },
  ) => {
    form.setFieldsValue(valores);
    for (const [nombre, valor] of opciones?.deBase ? Object.entries(valores) : [])
      deBase.current.set(nombre, valor);
    compararConInicial();
  };

  // the boxes are drawn anew where what they are given is another
  const ultimo = useRef(escribir);
  useLayoutEffect(() => void (ultimo.current = escribir));
  const escribirEn = useCallback(
    (nombre: string, valor: unknown) => ultimo.current({ [nombre]: valor }),
    [],
  );

  const contexto = useMemo<ContextoDeFormulario>(
    () => ({ id, call, inicial, enviando, anotar, escribirEn, esperar, fallar }),
    [id, call, inicial, enviando, anotar, escribirEn, esperar, fallar],
  );
  return {
    form,
    id,
    contexto,
    enviando,
    /** Of the last one nobody heard. */
    sinRespuesta,
    sucio,
    enviar,
    leer,
    escribir,
    compararConInicial,
  };
}

const sinVacios = (fallos: Fallos): Fallos =>
  Object.fromEntries(Object.entries(fallos).filter(([, fallo]) => fallo !== undefined));

/** The server said why, in a sentence; what is unexpected, or never arrived, the screen says in its own. */
const rechazado = (error: unknown): boolean =>
  esApiError(error) && error.code !== 'INESPERADO' && !quizaHecho(error);

/** What is said of an answer that did not come: it may have been done, and again it would be twice; or it is sent again as it stands. */
export type SinRespuesta = 'QUIZA_HECHO' | 'REPETIR';

function queNoRespondio(call: Call, error: unknown): SinRespuesta | null {
  if (!quizaHecho(error)) return null;
  return seRepetiria(call) ? 'QUIZA_HECHO' : 'REPETIR';
}

const seRepetiria = ({ method, idempotente, clave, acceso }: Call): boolean =>
  method === 'POST' && idempotente !== true && clave === undefined && acceso.perfiles !== 'publico';

/** The first as the eye finds it, not as the rules name it. */
function enfocarPrimero(ids: readonly string[]): void {
  const [primero] = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  primero?.focus();
}
