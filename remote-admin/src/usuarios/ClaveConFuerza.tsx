import { Campo, useValor } from '@comanda/shared/piezas/formulario';
import { FuerzaDeClave } from '@comanda/shared/piezas/fuerza';

type ClaveConFuerzaProps = {
  ayuda: string;
  /** What it should not be made of, beside what the form says of them. */
  datos?: readonly string[];
};

/** A password for somebody, and how easily who knows them guesses it. */
export function ClaveConFuerza({ ayuda, datos = [] }: ClaveConFuerzaProps) {
  const suyos = [useValor('email'), useValor('nombreCompleto'), useValor('empresa')].flat();
  const escritos = suyos.filter((dato) => typeof dato === 'string');
  return (
    <>
      <Campo.Clave nombre="password" etiqueta="Contraseña" ayuda={ayuda} />
      <FuerzaDeClave de="password" datos={[...datos, ...escritos]} />
    </>
  );
}
