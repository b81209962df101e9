import './personas.css';

/** As many have a line of their own; of more, the second line says how many. */
const A_LA_VISTA = 2;

/** The companies somebody is of, one under the other: cut short, two of one beginning look alike. */
export function EmpresasCelda({ empresas }: { empresas: readonly string[] }) {
  const lineas =
    empresas.length > A_LA_VISTA ? [empresas[0], `y ${empresas.length - 1} más`] : [...empresas];
  return (
    <span className="admin-empresas" title={empresas.join(', ')}>
      {lineas.map((linea) => (
        <span key={linea} className="ui-corta">
          {linea}
        </span>
      ))}
    </span>
  );
}
