/** The names in the legal texts, set by the brand. */
export interface LegalIdentity {
  brand: string;
  /** Legal name of the controller. */
  company: string;
  contactEmail: string;
  officerName: string;
  officerEmail: string;
}

/** A paragraph, a list of short items, or a link to a document beside the text. */
export type LegalBlock = string | readonly string[] | { readonly label: string; readonly href: string };

export interface LegalSection {
  /** Anchor, stable across versions. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** Date of the version, written out. */
  updatedAt: string;
  /** Notice that the text is awaiting legal review. */
  draft?: string;
  introduction: readonly string[];
  sections: readonly LegalSection[];
}

/** Used if there is no brand. */
export const defaultLegalIdentity: LegalIdentity = {
  brand: 'Vesálio',
  company: 'Vesálio Tecnologia em Saúde Ltda. (nome fictício)',
  contactEmail: 'contato@vesalio.example',
  officerName: 'Encarregado de dados do Vesálio',
  officerEmail: 'privacidade@vesalio.example',
};

/** Date of the current version of both texts. */
export const LEGAL_UPDATED_AT = '30 de novembro de 2026';

/** Shown above both texts until a lawyer has reviewed them. */
export const LEGAL_DRAFT_NOTICE =
  'Minuta. Este texto foi escrito para este produto e ainda deve ser revisto por advogado antes de valer para o público.';
