import { formatMonto } from '../../domain/dinero/dinero';

import estilos from './contenido.module.css';

/** `pormenores`: what else there is to say of a line, each under it. */
export type LineaVendida = {
  cantidad: number;
  nombre: string;
  pormenores: readonly string[];
  total: number;
};

type LineasProps = {
  /** Heading of the names. */
  titulo: string;
  lineas: readonly LineaVendida[];
};

/** What was sold, line by line. */
export function Lineas({ titulo, lineas }: LineasProps) {
  return (
    <table className={estilos.lineas}>
      <thead>
        <tr>
          <th scope="col">Cant.</th>
          <th scope="col">{titulo}</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lineas.map(({ cantidad, nombre, pormenores, total }, i) => (
          <tr key={i}>
            <td>{cantidad}</td>
            <td>
              {nombre}
              {pormenores.map((pormenor) => (
                <small key={pormenor}>{pormenor}</small>
              ))}
            </td>
            <td>{formatMonto(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
