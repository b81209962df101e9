import { useEffect, useState } from 'react';

import type { Fuerza } from '../../contracts/auth/cuenta';
import { Ancho, useValor } from '../formulario';

import estilos from './fuerza.module.css';
import { useMedirClaveNuevaQuery } from './fuerzaApi';

const ESPERA_MS = 400;
const NIVELES = [
  'Muy fácil de adivinar',
  'Fácil de adivinar',
  'Regular',
  'Buena',
  'Muy buena',
] as const;
/** The call takes no more of them. */
const DATOS = 10;

/** How easily what stands in the box `de` is guessed, once one has stopped typing. `datos`: what it should not be made of. */
export function FuerzaDeClave({ de, datos }: { de: string; datos: readonly string[] }) {
  const valor = useValor(de);
  const escrita = typeof valor === 'string' ? valor : '';
  const clave = useQuieto(escrita);
  const suyos = datos.filter((dato) => dato !== '').slice(0, DATOS);
  const { currentData: fuerza, isError } = useMedirClaveNuevaQuery(
    { clave, datos: suyos },
    { skip: clave === '' },
  );
  if (escrita === '') return null;
  const medida = clave === escrita ? fuerza : undefined;
  return (
    <Ancho>
      <div className={estilos.fuerza} role="status">
        {medida ? (
          <Medida fuerza={medida} />
        ) : (
          <p>{isError ? 'No se pudo medir la contraseña' : 'Midiendo la contraseña'}</p>
        )}
      </div>
    </Ancho>
  );
}

/** Once it has not changed for a while; an empty one at once. */
function useQuieto(valor: string): string {
  const [quieto, setQuieto] = useState(valor);
  useEffect(() => {
    const reloj = setTimeout(() => setQuieto(valor), valor === '' ? 0 : ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [valor]);
  return quieto;
}

function Medida({ fuerza: { puntaje, suficiente, aviso, sugerencias } }: { fuerza: Fuerza }) {
  return (
    <>
      <span className={estilos.barra} data-puntaje={puntaje} aria-hidden>
        {NIVELES.map((nivel) => (
          <i key={nivel} />
        ))}
      </span>
      <p>
        <strong>{NIVELES[puntaje]}</strong>
        {!suficiente && '. Se necesita una mejor'}
      </p>
      {[aviso, ...sugerencias]
        .filter((frase) => frase !== '')
        .map((frase) => (
          <p key={frase}>{frase}</p>
        ))}
    </>
  );
}
