import type { Publicacion } from '@comanda/shared/contracts/admin/publicaciones';
import { CADA_MINUTO, Pulso } from '@comanda/shared/piezas/inicio';

import { useListarPublicacionesQuery } from './listaDePublicacionesApi';

/** What has stopped or gone back by itself waits for who decides. */
const pideDecision = ({ canario, vuelta }: Publicacion): boolean =>
  vuelta !== null || (canario?.detenido ?? null) !== null;

function frase(publicaciones: readonly Publicacion[]): string {
  const titulos = publicaciones.filter(pideDecision).map(({ titulo }) => titulo);
  return titulos.length === 0 ? 'Ninguna se detuvo' : `Se detuvo: ${titulos.join(', ')}`;
}

/** What teams have out for some, and what waits for a person. */
export default function PublicacionesDeInicio() {
  const { currentData, isError } = useListarPublicacionesQuery({}, CADA_MINUTO);
  const enCanario = currentData?.filter(({ canario }) => canario !== null).length;
  return (
    <Pulso
      icono="publicar"
      titulo="Publicaciones"
      a="/admin/publicaciones"
      fallo={isError}
      cifra={enCanario === undefined ? undefined : String(enCanario)}
      de="en canario"
      detalle={currentData && frase(currentData)}
    />
  );
}
