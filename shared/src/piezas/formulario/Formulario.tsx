import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { useSinEnviar } from '@comanda/shared/session';
import { Alert, Button } from '@comanda/shared/ui/core';
import { Form } from '@comanda/shared/ui/formulario';

import type { Call, CallInput } from '../../contracts/defineCall';

import { ContextoFormulario } from './contexto';
import estilos from './formulario.module.css';
import { useFormulario, type Envio, type SinRespuesta } from './useFormulario';

/** How a form changes its own boxes, and what it holds. */
export type Mano<C extends Call> = {
  valores: CallInput<C>;
  /** Writes values by the names of their boxes, as the boxes show them; `deBase`: the server has them, and closing loses nothing. */
  escribir: (valores: Readonly<Record<string, unknown>>, opciones?: { deBase?: boolean }) => void;
  /** The form is not sent before it is there. */
  esperar: (lectura: Promise<unknown>) => void;
};

export type FormularioProps<C extends Call, R> = Envio<C, R> & {
  /** What its button says. */
  boton: string;
  peligro?: boolean;
  /** A second button that sends the form, and what follows then; `principal`: Enter presses it. */
  otro?: { texto: string; principal?: boolean; onHecho: Envio<C, R>['onHecho'] };
  /** The other button, when there is something to go back to. */
  onCancelar?: () => void;
  cancelar?: string;
  /** More buttons, at the left of the foot. */
  pie?: ReactNode;
  /** Something beside the boxes was changed: closing would lose it. */
  sucioAparte?: boolean;
  /** The button waits for a change. */
  soloSiCambia?: boolean;
  /** What is said while the call is on its way, where that takes long. */
  progreso?: string;
  /** After each change by hand: `campo` is the box that changed. */
  alCambiar?: (campo: string, mano: Mano<C>) => void;
  /** Tells what stands around the form whether closing it would lose something, and whether it is being sent. */
  onEstado?: (estado: { sucio: boolean; enviando: boolean }) => void;
  children: ReactNode;
};

/** The notice that there is no connection goes as soon as anything is answered; this stays until it is sent again. */
const SIN_RESPUESTA: Record<SinRespuesta, string> = {
  QUIZA_HECHO: 'No llegó la respuesta: puede que se haya guardado. Revíselo antes de repetir',
  REPETIR: 'El servidor no respondió. Lo que escribió sigue aquí: intente de nuevo',
};

/** A form of one call: Enter sends it, once; what is wrong stands under its field and the first has the focus. */
export function Formulario<C extends Call, R>(props: FormularioProps<C, R>) {
  const { boton, peligro, otro, onCancelar, cancelar = 'Cancelar', pie, children } = props;
  const { sucioAparte = false, soloSiCambia, progreso, alCambiar, onEstado } = props;
  const mano = useFormulario(props);
  const { form, id, contexto, enviando, sinRespuesta, enviar, leer, escribir, compararConInicial } =
    mano;
  const sucio = mano.sucio || sucioAparte;

  const anunciar = useEffectEvent((estado: { sucio: boolean; enviando: boolean }) =>
    onEstado?.(estado),
  );
  useSinEnviar(sucio);
  useEffect(() => {
    anunciar({ sucio, enviando });
    return () => anunciar({ sucio: false, enviando: false });
  }, [sucio, enviando]);

  const comun = { enviando, impedido: soloSiCambia && !sucio };
  return (
    <ContextoFormulario value={contexto}>
      <Form
        form={form}
        name={id}
        layout="vertical"
        className={estilos.formulario}
        onFinish={() => void enviar(otro?.principal ? otro.onHecho : undefined)}
        onValuesChange={(cambio: Record<string, unknown>) => {
          compararConInicial();
          const [campo] = Object.keys(cambio);
          if (campo === undefined) return;
          form.setFields([{ name: campo, errors: [] }]); // what was wrong with it was said of another value
          alCambiar?.(campo, { valores: leer(), escribir, esperar: contexto.esperar });
        }}
      >
        <div className={estilos.campos}>{children}</div>
        {sinRespuesta && (
          <Alert type="warning" showIcon role="alert" title={SIN_RESPUESTA[sinRespuesta]} />
        )}
        {enviando && <Progreso texto={progreso} />}
        <footer className={estilos.pie}>
          {pie && <div className={estilos.aparte}>{pie}</div>}
          {onCancelar && (
            <Button disabled={enviando} onClick={onCancelar}>
              {cancelar}
            </Button>
          )}
          {otro && (
            <Boton
              {...comun}
              principal={otro.principal ?? false}
              onEnviar={() => void enviar(otro.onHecho)}
            >
              {otro.texto}
            </Boton>
          )}
          <Boton
            {...comun}
            principal={!otro?.principal}
            peligro={peligro}
            onEnviar={() => void enviar()}
          >
            {boton}
          </Boton>
        </footer>
      </Form>
    </ContextoFormulario>
  );
}

function Progreso({ texto }: { texto: string | undefined }) {
  return texto !== undefined && <p role="status">{texto}</p>;
}

type BotonProps = {
  principal: boolean;
  peligro?: boolean;
  enviando: boolean;
  impedido?: boolean;
  onEnviar: () => void;
  children: ReactNode;
};

/** Sends the form: the one that Enter presses is its submit button, and looks like it. */
function Boton({ principal, peligro, enviando, impedido, onEnviar, children }: BotonProps) {
  return (
    <Button
      type={principal ? 'primary' : 'default'}
      danger={peligro}
      htmlType={principal ? 'submit' : 'button'}
      loading={principal && enviando}
      disabled={impedido || (!principal && enviando)}
      onClick={principal ? undefined : onEnviar}
    >
      {children}
    </Button>
  );
}
