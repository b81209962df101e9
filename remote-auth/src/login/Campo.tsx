import { useId, type ReactNode } from 'react';

type Accesible = {
  id: string;
  status: 'error' | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type CampoProps = {
  etiqueta: string;
  /** What is wrong with the field, or false. */
  falta: string | false;
  children: (accesible: Accesible) => ReactNode;
};

/** Label above, error under the field: the antd Form would weigh more than the rest of the login. */
export function Campo({ etiqueta, falta, children }: CampoProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="login-campo">
      <label htmlFor={id}>{etiqueta}</label>
      {children({
        id,
        status: falta ? 'error' : undefined,
        'aria-invalid': Boolean(falta),
        'aria-describedby': falta ? errorId : undefined,
      })}
      <p id={errorId} className="login-falta" role="alert">
        {falta}
      </p>
    </div>
  );
}
