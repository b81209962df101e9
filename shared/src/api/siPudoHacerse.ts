import type { ErrorCode } from '../errors/catalogo';

import { esApiError, quizaHecho } from './apiError';

/**
 * The `invalidatesTags` of a change: `tags` are asked for again once it is done or nobody heard whether it was, and where it was
 * refused with one of `codigos`, which say that the list is not as the screen knows it.
 */
export const siPudoHacerse =
  <const Tag extends string>(tags: readonly Tag[], codigos: readonly ErrorCode[] = []) =>
  (_: unknown, error: unknown): readonly Tag[] => {
    const otraLista = esApiError(error) && codigos.includes(error.code);
    return !error || quizaHecho(error) || otraLista ? tags : [];
  };
