import { useEffect } from 'react';

import {
  avisar,
  Button,
  confirmar,
  DESCARTAR,
  type Aviso,
  type Pregunta,
} from '@comanda/shared/ui/core';

import type { Historias } from '../historias';
import { LARGO } from '../textos';

/** The strip is the page's own (Decorado); here something is said in it as it opens. */
function Dice({ aviso }: { aviso: Aviso }) {
  useEffect(() => avisar(aviso), [aviso]);
  return <Button onClick={() => avisar(aviso)}>Decirlo otra vez</Button>;
}

function Pregunta({ pregunta }: { pregunta: Pregunta }) {
  useEffect(() => void confirmar(pregunta), [pregunta]);
  return <Button onClick={() => void confirmar(pregunta)}>Preguntar otra vez</Button>;
}

export const avisos: Historias = {
  'NoticeHost: calla': <p>No hay avisos</p>,
  'NoticeHost: salió bien': (
    <Dice aviso={{ tipo: 'success', titulo: 'Caja', texto: 'Movimiento registrado' }} />
  ),
  'NoticeHost: fallo con un texto largo': (
    <Dice aviso={{ tipo: 'error', titulo: LARGO, texto: LARGO }} />
  ),
  'NoticeHost: pregunta lo que tiene peligro': <Pregunta pregunta={DESCARTAR} />,
};
