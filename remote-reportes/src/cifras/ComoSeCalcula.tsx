import estilos from './cifras.module.css';

type ComoSeCalculaProps = { cifras: readonly { titulo: string; como: string }[] };

/** What each figure is, for who wants to know. */
export function ComoSeCalcula({ cifras }: ComoSeCalculaProps) {
  return (
    <details className={estilos.como}>
      <summary>Cómo se calcula cada cifra</summary>
      <dl>
        {cifras.map(({ titulo, como }) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{como}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
