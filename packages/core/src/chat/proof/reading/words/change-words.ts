/** Changes that may also be the name of an outcome. */
export const NAMED =
  /^(?:queda|(?:redu|eleva|diminui)cao|acrescimo|decrescimo|incremento|recuo|reduction|decline|decrease|improvement|melhora|aumento|increase|drop)$/;
/** Verbs whose object is counted. */
export const HAD =
  /^(?:houve|teve|tem$|tiveram|had|has$|have$|apresent|caus|provoc|desencad|acarret|ocasion|promov|propici|trou?x|produz|produc(?:e[sd]?|ing)$|ger(?:a|ou)|registr|desenvolv(?:e|eu|eram)$|developed$)/;
/** 'Ocorreram mais': the subject comes before. */
export const OCCUR = /^(?:ocorr|acontec|surgi|aparec|occur)/;
/** Verbs that bring about more of their object. */
export const PROMOTES = /^(?:facilit|propici|promov|estimul|exacerb|precipit|desencad|contrib|predisp)/;
export const PARTICIPLE = /[ai]d[ao]s?$/;
export const isCopular = (shape: string, at: number): boolean =>
  shape.slice(Math.max(0, at - 3), at).includes('f');
