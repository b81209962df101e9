const AS_MARKUP = '.innerHTML = css';

/** antd writes its styles into elements as markup, which Trusted Types refuse; they are text. */
module.exports = function cssAsTextLoader(source) {
  if (!source.includes(AS_MARKUP))
    throw new Error(`${this.resourcePath} has no '${AS_MARKUP}' any more: this loader may go`);
  return source.replaceAll(AS_MARKUP, '.textContent = css');
};
