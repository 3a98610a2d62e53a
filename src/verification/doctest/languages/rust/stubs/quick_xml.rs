pub use errors::Error;
pub use reader::NsReader;

pub type Result<T, E = Error> = std::result::Result<T, E>;

pub mod errors {
    pub struct Error { _private: () }
    has! { [Clone Debug Display Error] Error }
}

pub mod encoding {
    pub struct EncodingError { _private: () }
    has! { [Clone Debug Display Error PartialEq Eq] EncodingError }
}

pub mod escape {
    pub struct EscapeError { _private: () }
    has! { [Clone Debug Display Error PartialEq Eq] EscapeError }
    pub fn unescape(_: &str) -> Result<std::borrow::Cow<'_, str>, EscapeError> { loop {} }
}

pub mod name {
    pub struct QName<'a>(pub &'a [u8]);
    pub struct LocalName<'a>(&'a [u8]);
    pub struct Namespace<'a>(pub &'a [u8]);
    pub enum ResolveResult<'ns> { Unbound, Bound(Namespace<'ns>), Unknown(Vec<u8>) }
    pub struct NamespaceResolver { _private: () }

    impl<'a> AsRef<[u8]> for QName<'a> { fn as_ref(&self) -> &[u8] { loop {} } }
    impl<'a> AsRef<[u8]> for LocalName<'a> { fn as_ref(&self) -> &[u8] { loop {} } }
    impl<'a> AsRef<[u8]> for Namespace<'a> { fn as_ref(&self) -> &[u8] { loop {} } }
    impl NamespaceResolver {
        pub fn resolve_element<'n>(&self, _: QName<'n>) -> (ResolveResult<'_>, LocalName<'n>) { loop {} }
    }
}

pub mod events {
    use crate::encoding::EncodingError;
    use crate::name::{LocalName, QName};
    use attributes::Attributes;
    use std::borrow::Cow;

    pub mod attributes {
        pub struct AttrError { _private: () }
        has! { [Clone Debug Display Error PartialEq Eq] AttrError }
        pub struct Attribute<'a> { pub key: crate::name::QName<'a>, pub value: std::borrow::Cow<'a, [u8]> }
        pub struct Attributes<'a> { _text: &'a [u8] }
        impl<'a> Iterator for Attributes<'a> {
            type Item = Result<Attribute<'a>, AttrError>;
            fn next(&mut self) -> Option<Self::Item> { loop {} }
        }
    }

    macro_rules! texts {
        ($($name:ident)*) => { $(
            pub struct $name<'a> { _text: Cow<'a, [u8]> }
            impl<'a> $name<'a> { pub fn decode(&self) -> Result<Cow<'a, str>, EncodingError> { loop {} } }
        )* };
    }
    texts! { BytesText BytesCData BytesRef }

    pub struct BytesStart<'a> { _text: Cow<'a, [u8]> }
    impl<'a> BytesStart<'a> {
        pub fn name(&self) -> QName<'_> { loop {} }
        pub fn local_name(&self) -> LocalName<'_> { loop {} }
        pub fn attributes(&self) -> Attributes<'_> { loop {} }
    }

    pub struct BytesEnd<'a> { _text: Cow<'a, [u8]> }
    impl<'a> BytesEnd<'a> {
        pub fn name(&self) -> QName<'_> { loop {} }
        pub fn local_name(&self) -> LocalName<'_> { loop {} }
    }

    pub struct BytesDecl<'a> { _text: Cow<'a, [u8]> }
    pub struct BytesPI<'a> { _text: Cow<'a, [u8]> }

    pub enum Event<'a> {
        Start(BytesStart<'a>),
        End(BytesEnd<'a>),
        Empty(BytesStart<'a>),
        Text(BytesText<'a>),
        CData(BytesCData<'a>),
        Comment(BytesText<'a>),
        Decl(BytesDecl<'a>),
        PI(BytesPI<'a>),
        DocType(BytesText<'a>),
        GeneralRef(BytesRef<'a>),
        Eof,
    }
}

pub mod reader {
    use std::marker::PhantomData;

    #[non_exhaustive]
    pub struct Config {
        pub check_end_names: bool,
        pub expand_empty_elements: bool,
    }
    pub struct NsReader<R> { _input: PhantomData<R> }
    impl<R> NsReader<R> {
        pub fn config_mut(&mut self) -> &mut Config { loop {} }
        pub fn resolver(&self) -> &crate::name::NamespaceResolver { loop {} }
        pub fn buffer_position(&self) -> u64 { loop {} }
    }
    impl<'i> NsReader<&'i [u8]> {
        pub fn from_str(_: &'i str) -> Self { loop {} }
        pub fn read_event(&mut self) -> crate::Result<crate::events::Event<'i>> { loop {} }
    }
}
