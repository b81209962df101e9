import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import { avisarFallo } from '@comanda/shared/ui/core';

import { facturasMensajes as mensajes } from '../facturasMensajes';

export type Valores<Campo extends string> = Readonly<Record<Campo, string>>;
export type Fallos<Campo extends string> = Partial<Record<Campo, string>>;

type Reglas<Campo extends string> = {
  /** What is wrong, by field; empty when it may be sent. */
  revisar: (valores: Valores<Campo>) => Fallos<Campo>;
  /** The field a refusal speaks of when the server names none. */
  campoDe?: Partial<Record<ErrorCode, Campo>>;
};

export type Formulario<Campo extends string> = ReturnType<typeof useFormulario<Campo>>;

/** What was typed, what is wrong with it by field (here or on the server), and whether it is on its way. */
export function useFormulario<Campo extends string>(
  inicial: Valores<Campo>,
  { revisar, campoDe = {} }: Reglas<Campo>,
) {
  const [valores, setValores] = useState(inicial);
  const [fallos, setFallos] = useState<Fallos<Campo>>({});
  const [rechazos, setRechazos] = useState(0);
  const [enviando, setEnviando] = useState(false);

  const rechazar = (nuevos: Fallos<Campo>) => {
    setFallos(nuevos);
    setRechazos((n) => n + 1);
  };

  const escribir = (cambio: Partial<Valores<Campo>>) => {
    setValores((actual) => ({ ...actual, ...cambio }));
    setFallos((actual) => sin(actual, Object.keys(cambio)));
  };

  /** Answers what the call answered, or undefined with the reason on screen. */
  const enviar = async <Respuesta>(
    llamar: (valores: Valores<Campo>) => Promise<Respuesta>,
  ): Promise<Respuesta | undefined> => {
    const hallados = revisar(valores);
    if (Object.keys(hallados).length > 0) {
      rechazar(hallados);
      return undefined;
    }
    setEnviando(true);
    try {
      return await llamar(valores);
    } catch (error) {
      console.error(error);
      const suyos = fallosDe(error, valores, campoDe);
      if (Object.keys(suyos).length > 0) rechazar(suyos);
      else avisarFallo(error, mensajes.titulo);
      return undefined;
    } finally {
      setEnviando(false);
    }
  };

  const campos = Object.keys(inicial) as Campo[]; // its own keys, which TypeScript widens to string
  return {
    valores,
    fallos,
    /** How often it was refused: the first wrong field gets the focus each time, not while one types. */
    rechazos,
    enviando,
    sucio: campos.some((campo) => valores[campo] !== inicial[campo]),
    escribir,
    enviar,
  };
}

function sin<Campo extends string>(fallos: Fallos<Campo>, campos: readonly string[]) {
  const restan = Object.entries(fallos).filter(([campo]) => !campos.includes(campo));
  return Object.fromEntries(restan) as Fallos<Campo>; // a part of what it was
}

function fallosDe<Campo extends string>(
  error: unknown,
  valores: Valores<Campo>,
  campoDe: Partial<Record<ErrorCode, Campo>>,
): Fallos<Campo> {
  if (!esApiError(error)) return {};
  const propio = campoDe[error.code];
  const nombrados = error.campos.filter(({ campo }) => Object.hasOwn(valores, campo));
  const pares: [string, string][] =
    nombrados.length === 0 && propio !== undefined
      ? [[propio, error.msg]]
      : nombrados.map(({ campo, msg }) => [campo, msg]);
  return Object.fromEntries(pares) as Fallos<Campo>; // filtered by the fields of the form
}
